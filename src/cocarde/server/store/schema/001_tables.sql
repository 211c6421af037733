-- The house and its tables. Plain SQL that SQLite and PostgreSQL both read. Times are milliseconds since 1970.

CREATE TABLE house (
  name  TEXT PRIMARY KEY,
  value TEXT NOT NULL
);

CREATE TABLE guests (
  guest TEXT PRIMARY KEY,
  name  TEXT NOT NULL
);

-- `secret` is where the chance of a table comes from. `n`, `clock`, `pending`, `over` and `updated` repeat what the log
-- leads to, so that the list of a guest's tables opens none of them: `n` is the length of the log, `clock` and
-- `updated` are what the public noticed of it, `pending` the seats that are asked.
CREATE TABLE tables (
  id      TEXT PRIMARY KEY,
  game    TEXT NOT NULL,
  rules   TEXT NOT NULL,
  options TEXT NOT NULL,
  invite  TEXT NOT NULL,
  secret  TEXT NOT NULL,
  n       BIGINT NOT NULL,
  clock   BIGINT NOT NULL,
  pending TEXT NOT NULL,
  over    INTEGER NOT NULL,
  created BIGINT NOT NULL,
  updated BIGINT NOT NULL
);

CREATE TABLE seats (
  table_id TEXT NOT NULL REFERENCES tables (id),
  seat     INTEGER NOT NULL,
  kind     TEXT NOT NULL,
  bot      TEXT NOT NULL,
  guest    TEXT NOT NULL,
  name     TEXT NOT NULL,
  PRIMARY KEY (table_id, seat)
);

CREATE INDEX seats_of_guest ON seats (guest);

-- Only ever appended to. The primary key decides between two writers of the same entry.
CREATE TABLE log (
  table_id TEXT NOT NULL REFERENCES tables (id),
  n        BIGINT NOT NULL,
  seat     INTEGER NOT NULL,
  choice   TEXT NOT NULL,
  chance   TEXT NOT NULL,
  at       BIGINT NOT NULL,
  PRIMARY KEY (table_id, n)
);

CREATE TABLE snapshots (
  table_id TEXT NOT NULL REFERENCES tables (id),
  n        BIGINT NOT NULL,
  saved    TEXT NOT NULL,
  PRIMARY KEY (table_id, n)
);

CREATE TABLE talk (
  table_id TEXT NOT NULL REFERENCES tables (id),
  n        BIGINT NOT NULL,
  seat     INTEGER,
  name     TEXT NOT NULL,
  text     TEXT NOT NULL,
  at       BIGINT NOT NULL,
  PRIMARY KEY (table_id, n)
);
