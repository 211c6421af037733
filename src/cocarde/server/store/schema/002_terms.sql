-- How people want to sit at a table: `terms` are agreed when it is set up, `listed` repeats one of them, `deadline` is when
-- those who are asked have been silent for too long (0: never). A line of talk may be whispered to a seat, or be a note of
-- the house (a text with its arguments). `sequel` is the table of the return match.

ALTER TABLE tables ADD COLUMN terms TEXT NOT NULL DEFAULT '{}';
ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN deadline BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN sequel TEXT NOT NULL DEFAULT '';
ALTER TABLE talk ADD COLUMN to_seat INTEGER;
ALTER TABLE talk ADD COLUMN note TEXT NOT NULL DEFAULT '';

CREATE INDEX tables_listed ON tables (listed, over);
CREATE INDEX tables_due ON tables (deadline);
