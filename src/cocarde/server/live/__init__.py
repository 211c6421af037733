"""A table that is open: its rules, those around it, and what goes on between them."""
