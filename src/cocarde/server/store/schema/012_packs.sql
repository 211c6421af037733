-- `pack`: with which pack a table is played, as JSON (see protocol/packs.py); empty: with the game as it is printed. Its
-- content is in every snapshot of the table.
ALTER TABLE tables ADD COLUMN pack TEXT NOT NULL DEFAULT '';

CREATE INDEX tables_with_packs ON tables (game) WHERE pack <> '';
