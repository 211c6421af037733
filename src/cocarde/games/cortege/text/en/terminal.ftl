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

offer-flick = Flick { $unit } wherever I like
offer-place = Place { $unit } wherever I like
offer-resign = Resign
compose-target = Flick { $unit } at what?
compose-building = the Building, { $way } mm away
compose-disc = { $unit }, { $way } mm away
compose-direction = a direction, as on a clock
compose-hour = Which hour? 12 is towards Power’s edge, 6 towards the march’s
compose-force = How hard?
compose-stop = just enough to stop there
compose-beyond = a little more, to drive the hit home
compose-soft = gently
compose-fair = moderately
compose-hard = hard
compose-full = as hard as I can
compose-across = Where does { $unit } go? From left to right, 1 at the left edge
compose-along = And from the march’s edge towards the Building, 1 at the bottom of your zone
