"""C-15, C-99 to C-103. Where livres come from: what the Treasury pays, and the reckoning of every source."""
