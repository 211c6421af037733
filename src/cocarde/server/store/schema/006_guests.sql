-- Which of a guest's recovery links is good: the number of times it was renewed; -1: the guest wants to be forgotten.
ALTER TABLE guests ADD COLUMN link INTEGER NOT NULL DEFAULT 0;
