# Les noms neutres de ce que nulle source ne nomme.
blank-units = Unité { $no }
