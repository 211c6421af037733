"""What the commands measure: who wins, who is stronger, what an option changes."""
