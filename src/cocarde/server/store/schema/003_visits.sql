-- How far the person on a seat has seen the game: a number of that seat's clock, whatever the device it was seen on.
-- `motion` is what is proposed at a table, `outcome` how it ended, both as JSON; empty: nothing, or not yet looked up.

CREATE TABLE seen (
  table_id TEXT NOT NULL REFERENCES tables (id),
  seat     INTEGER NOT NULL,
  n        BIGINT NOT NULL,
  PRIMARY KEY (table_id, seat)
);

ALTER TABLE tables ADD COLUMN motion TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN outcome TEXT NOT NULL DEFAULT '';

CREATE INDEX tables_over ON tables (over, listed, updated);
