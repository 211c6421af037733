
-- `lost` of a seat: the guest who is told that it is his no longer, because the host took it back, or because somebody
-- else sat down though it was kept for him. `owner` is from now on nobody but the guest for whom a bot keeps it.
ALTER TABLE seats ADD COLUMN lost TEXT NOT NULL DEFAULT '';

UPDATE seats SET lost = owner, owner = '' WHERE kind <> 'bot' AND owner <> '';

CREATE INDEX seats_of_lost ON seats (lost) WHERE lost <> '';
