"""Parts that two or more games share, and how other packages are asked for theirs. No rules."""
