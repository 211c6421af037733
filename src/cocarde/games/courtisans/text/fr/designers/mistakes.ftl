# Ce que les règles ne supportent pas dans un paquet.
mistake-one-charge = De chaque charge, il n’y a qu’une carte.
mistake-minimum = La faveur va de -2 à 9 ; -9 : pas de minimum.
mistake-government = Seule une charge peut être un gouvernement.
mistake-house-name = Un nom de maison a de 3 à 40 signes : des lettres, des espaces, des traits d’union, des apostrophes.
mistake-house-taken = Une autre maison s’appelle déjà « { $name } ».
mistake-on-the-board = Sur le plateau : { $width } sur { $height }.
