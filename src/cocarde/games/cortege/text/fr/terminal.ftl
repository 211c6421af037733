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
