-- Only the latest snapshot of a table is ever read.
DELETE FROM snapshots WHERE n < (SELECT max(later.n) FROM snapshots later WHERE later.table_id = snapshots.table_id);
