-- Of which game is this table the return match?
CREATE INDEX tables_sequel ON tables (sequel) WHERE sequel <> '';
