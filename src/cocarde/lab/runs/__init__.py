"""How games are played by the thousand: what a run is, who plays it, where, and how it goes on after a stop."""
