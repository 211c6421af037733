"""What page and server say to each other, and the types the page is given."""
