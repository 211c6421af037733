"""What games came to: counts, intervals, and a file with a row for each game."""
