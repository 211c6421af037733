-- Finished games looked at again from a seat. `asked`: when its player wanted it; 0: the house itself, which seeks puzzles.
-- `state`: 0 waits or is under way, 1 done, 2 given up. Who works at it puts `due` off: nobody else takes it meanwhile, and
-- if the house dies it is due again. `total`: decisions there are; `summary`: the figures of the game, once it is done.
CREATE TABLE analyses (
  table_id TEXT NOT NULL REFERENCES tables (id),
  seat     INTEGER NOT NULL,
  asked    BIGINT NOT NULL,
  due      BIGINT NOT NULL,
  state    INTEGER NOT NULL,
  total    INTEGER NOT NULL,
  summary  TEXT NOT NULL,
  PRIMARY KEY (table_id, seat)
);

-- A decision of such a game, answered by entry `n`, and what was found about it.
CREATE TABLE judged (
  table_id TEXT NOT NULL REFERENCES tables (id),
  seat     INTEGER NOT NULL,
  n        INTEGER NOT NULL,
  found    TEXT NOT NULL,
  PRIMARY KEY (table_id, seat, n)
);

-- Decisions with one clearly best answer. `day`: the day whose puzzle it is, as days since 1970; 0: none yet.
CREATE TABLE puzzles (
  table_id TEXT NOT NULL REFERENCES tables (id),
  seat     INTEGER NOT NULL,
  n        INTEGER NOT NULL,
  game     TEXT NOT NULL,
  day      INTEGER NOT NULL,
  PRIMARY KEY (table_id, seat, n)
);

CREATE INDEX puzzles_day ON puzzles (game, day);
