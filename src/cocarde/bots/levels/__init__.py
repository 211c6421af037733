"""The bots by what they do: at random, one answer ahead, carelessly, by search."""
