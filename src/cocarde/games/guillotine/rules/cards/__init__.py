"""The two decks, and what each card does."""
