-- Friends at one table. `host`: the guest who set it up (empty: whoever sits first). `begun`: 0 while it waits for those who
-- are missing; nobody has seen what was dealt. `paused`: the clock stands still, with so many milliseconds left; 0: it runs.
-- `owner` of a seat: the guest for whom a bot keeps it. `spare` of an entry: the milliseconds its seat had left when it
-- answered; -1: its time was over, and the house answered; 0: no clock ran.
ALTER TABLE tables ADD COLUMN host TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN begun INTEGER NOT NULL DEFAULT 1;
ALTER TABLE tables ADD COLUMN paused BIGINT NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN owner TEXT NOT NULL DEFAULT '';
ALTER TABLE log ADD COLUMN spare BIGINT NOT NULL DEFAULT 0;

CREATE INDEX seats_of_owner ON seats (owner) WHERE owner <> '';
