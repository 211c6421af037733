"""How bots judge the street, and the aims and places they consider."""
