"""L-40 to L-66: the throw, the walk, and who is moved by others."""
