## La table dans un terminal

terminal-round = Manche { $round }, tour { $turn }
unit-black_bloc-short = BB
unit-photographe-short = Ph
unit-syndicaliste-short = Sy
unit-etudiantes-short = Ét
unit-banderole-short = Bd
unit-chorale-short = Ch
unit-passante-short = Pa
unit-molotov-short = Mo
unit-masque_a_gaz-short = Ma
unit-interpellation-short = In
unit-charge-short = Cg
unit-nasse-short = Na
unit-barrage-short = Br
unit-lacrymo-short = La
unit-canon_a_eau-short = Ce
unit-journaliste-short = Jo
unit-camion_news-short = Cn

offer-flick = Propulser { $unit } où je veux
offer-place = Placer { $unit } où je veux
offer-resign = Abandonner la partie
compose-target = Propulser { $unit } vers quoi ?
compose-building = le Bâtiment, à { $way } mm
compose-disc = { $unit }, à { $way } mm
compose-direction = une direction, comme sur une montre
compose-hour = Quelle heure ? 12 est vers le bord du Pouvoir, 6 vers celui du cortège
compose-force = Avec quelle force ?
compose-stop = juste assez pour s’y arrêter
compose-beyond = un peu plus, pour appuyer le choc
compose-soft = doucement
compose-fair = moyennement
compose-hard = fort
compose-full = à fond
compose-across = Où placer { $unit } ? De gauche à droite, 1 au bord gauche
compose-along = Et du bord du cortège vers le Bâtiment, 1 au plus bas de votre zone
