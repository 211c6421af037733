"""Packs: other rows and other names for a game's box."""
