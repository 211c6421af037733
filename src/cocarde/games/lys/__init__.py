"""Le Lys et la Cocarde."""
