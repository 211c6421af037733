"""Looking back at a finished game: what each answer cost, what the dice did, and what could have been."""
