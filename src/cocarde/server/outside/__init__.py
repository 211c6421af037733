"""Bots from outside: programs of players, which bring a token and play by HTTP as guests that are shown as bots."""
