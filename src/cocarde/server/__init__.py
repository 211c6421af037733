"""The house that serves the games: lobby, live tables, sockets, store."""
