"""C-28 to C-43: offers, contracts and what makes them due."""
