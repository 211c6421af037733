"""What must hold: random games with every promise checked, and which rules carry code and tests."""
