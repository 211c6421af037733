"""Players that are programs. They never see hidden state."""
