"""Games as those who learn play them: answers by number, what is seen as rows of numbers, many games at once."""
