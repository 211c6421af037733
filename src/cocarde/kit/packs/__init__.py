"""Packs as files, the shelf they stand on, and a game imported once more for each of them."""
