"""What a seat, a spectator and a terminal are shown of the race, and what each remembers."""
