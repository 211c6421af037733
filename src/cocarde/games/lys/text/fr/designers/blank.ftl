# Les noms neutres de ce que nulle source ne nomme.
blank-cards = Carte { $no }
