## The table in a terminal

terminal-round = Round { $round }, turn { $turn }
unit-black_bloc-short = BB
unit-photographe-short = Ph
unit-syndicaliste-short = TU
unit-etudiantes-short = St
unit-banderole-short = Bn
unit-chorale-short = Ch
unit-passante-short = Pb
unit-molotov-short = Mo
unit-masque_a_gaz-short = GM
unit-interpellation-short = SA
unit-charge-short = BC
unit-nasse-short = Ke
unit-barrage-short = PL
unit-lacrymo-short = TG
unit-canon_a_eau-short = WC
unit-journaliste-short = Jo
unit-camion_news-short = NV
