# Les noms neutres de ce que nulle source ne nomme.
blank-missions = Mission { $no }
blank-jacobins = Jacobins { $no }
