"""What is printed: the speeches, the motions, the numbers of the rules."""
