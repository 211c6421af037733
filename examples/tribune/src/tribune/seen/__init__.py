"""What a seat, a spectator and a terminal are shown."""
