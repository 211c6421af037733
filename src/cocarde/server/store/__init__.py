"""What is kept: the interface, its two databases, and every SQL statement."""
