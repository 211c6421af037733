-- Letters to players who want them. `wishes`: where to write to a guest and when; a mail address is written to once it is
-- `confirmed`; `trouble` names the carrier that was given up; `written` and `about`: when the last letter went, and
-- what it said.
CREATE TABLE wishes (
  guest     TEXT PRIMARY KEY,
  language  TEXT NOT NULL,
  mail      TEXT NOT NULL,
  confirmed INTEGER NOT NULL,
  webhook   TEXT NOT NULL,
  turns     INTEGER NOT NULL,
  endings   INTEGER NOT NULL,
  minutes   INTEGER NOT NULL,
  trouble   TEXT NOT NULL,
  written   BIGINT NOT NULL,
  about     TEXT NOT NULL
);

-- How far the house has looked for something to write to a seat: the length of the log. `here`: when its owner was last
-- at the table.
CREATE TABLE told (
  table_id TEXT NOT NULL REFERENCES tables (id),
  seat     INTEGER NOT NULL,
  n        BIGINT NOT NULL,
  here     BIGINT NOT NULL,
  PRIMARY KEY (table_id, seat)
);

-- What is to be sent. The id says what the letter is about: the same letter is never put there twice. `state`: 0 waits,
-- 1 sent, 2 dropped. Who sends it first puts `due` off: nobody else takes it meanwhile, and if the house dies it is due again.
CREATE TABLE outbox (
  id       TEXT PRIMARY KEY,
  guest    TEXT NOT NULL,
  carrier  TEXT NOT NULL,
  kind     TEXT NOT NULL,
  table_id TEXT NOT NULL,
  seat     INTEGER NOT NULL,
  due      BIGINT NOT NULL,
  tries    INTEGER NOT NULL,
  state    INTEGER NOT NULL
);

CREATE INDEX outbox_due ON outbox (state, due);
