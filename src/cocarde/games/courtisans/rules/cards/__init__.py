"""C-47 to C-58: cards in the hand, and the events they play."""
