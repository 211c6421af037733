"""Games played again from what was kept of them: taken up, or checked."""
