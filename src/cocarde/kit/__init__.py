"""Parts that two or more games share. No rules."""
