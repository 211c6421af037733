-- Why a table takes no more answers: `rules`, they have changed since it began, or `log`, it does not lead where it says;
-- empty: it does take them.
ALTER TABLE tables ADD COLUMN closed TEXT NOT NULL DEFAULT '';
