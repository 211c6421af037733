"""Other rows and other names for the box of a game: what a pack is, and which tables it may change."""
