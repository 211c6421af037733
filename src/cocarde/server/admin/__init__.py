"""The host at the running house: a socket file, what may be asked through it, and what is done about it."""
