-- Guests who may look on and change nothing.
CREATE TABLE blocked (
  guest TEXT PRIMARY KEY,
  since BIGINT NOT NULL
);

-- Programs that play as guests. `name` is how they are invited, `author` how they are shown; of the token only a hash is
-- kept. `owner`: the guest who made it; empty: the host of the house. `seen`: when it was last at the line.
CREATE TABLE outside_bots (
  guest  TEXT PRIMARY KEY,
  name   TEXT NOT NULL UNIQUE,
  author TEXT NOT NULL,
  owner  TEXT NOT NULL,
  token  TEXT NOT NULL UNIQUE,
  made   BIGINT NOT NULL,
  seen   BIGINT NOT NULL
);

CREATE INDEX outside_bots_owner ON outside_bots (owner);
CREATE INDEX guests_name ON guests (name);
