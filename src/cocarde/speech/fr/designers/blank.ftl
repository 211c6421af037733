# Les noms neutres de ce que nulle source ne nomme.
blank-note = Face reconstituée : à remplir d’après votre boîte.
blank-short = { $no }
