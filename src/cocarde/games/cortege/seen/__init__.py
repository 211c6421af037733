"""What everybody is shown of the street, on the page and in a terminal."""
