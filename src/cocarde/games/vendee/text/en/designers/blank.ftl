# Neutral names of what no source names.
blank-cards = Card { $no }
blank-hexes = Hex { $no }
