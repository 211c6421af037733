## Ce qui est dans la boîte

in-box-white-1 = Les Blancs, Jeu I
in-box-white-2 = Les Blancs, Jeu II
in-box-blue-1 = Les Bleus, Jeu I
in-box-blue-2 = Les Bleus, Jeu II
in-box-hexes = Les hexagones
in-box-generals = Les Généraux
in-box-unique = Événement unique.
in-box-hex = { $area }. Quand on s’y bat, les Blancs piochent { $white }, les Bleus { $blue }.
in-box-general = Manche { $round }, valeur { $value }.
