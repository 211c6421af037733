## The box

title = Le Cortège
tagline = One flick at a time, the march against the palace; then change sides.
promise = The street on one side, power on the other; between them, the flick of a finger.
pitch = A march advances on the Building, the forces of order stand in its way. On your turn you flick a single disc of yours: only the first unit it touches counts. Bring three red units in, win public opinion, or empty the street: every arrest gains ground for Power, and turns opinion against it. Then you swap sides: you have to play both.

## The sides

side-cp = Counter-Power
side-po = Power

## The colours

colour-red = red
colour-orange = orange
colour-blue = blue
colour-black = black
colour-white = white

## The units of Counter-Power

unit-black_bloc = Black Bloc
unit-black_bloc-note = Drives the media off: discards the white unit it touches, at the price of one Opinion.
unit-photographe = Photographer
unit-photographe-note = Catches a blue unit in the act: Opinion +1.
unit-syndicaliste = Trade unionist
unit-syndicaliste-note = Stands up to a blue unit: it is blocked for a turn.
unit-etudiantes = Students
unit-etudiantes-note = No effect: they march, and they are many.
unit-banderole = Banner
unit-banderole-note = Stops a black unit: it is blocked for a turn.
unit-chorale = Choir
unit-chorale-note = No effect: it sings, and it advances.
unit-passante = Passer-by
unit-passante-note = No effect; with the advanced rule, gives way to somebody back from custody.
unit-molotov = Molotov
unit-molotov-note = Discards the white unit it touches: Opinion −2. Neither arrested nor let into the Building.
unit-masque_a_gaz = Gas mask
unit-masque_a_gaz-note = Discards the black unit it touches. Neither arrested nor let into the Building.

## The units of Power

unit-interpellation = Stop and arrest
unit-interpellation-note = Arrests the red unit it touches: Arrests +1, but Opinion +1.
unit-charge = Baton charge
unit-charge-note = Arrests the red unit it touches: Arrests +1, but Opinion +1.
unit-nasse = Kettle
unit-nasse-note = Arrests the red unit it touches: Arrests +1, but Opinion +1.
unit-barrage = Police line
unit-barrage-note = No effect: a wall, nothing else.
unit-lacrymo = Tear gas
unit-lacrymo-note = Blocks the red unit it touches for a turn.
unit-canon_a_eau = Water cannon
unit-canon_a_eau-note = Blocks the orange unit it touches for a turn.
unit-journaliste = Journalist
unit-journaliste-note = Puts an orange unit on screen: Opinion −1.
unit-camion_news = News van
unit-camion_news-note = Puts an orange unit on screen all day: Opinion −2.

## Gauges, phases, states

gauge-building = Building
gauge-opinion = Opinion
gauge-arrests = Arrests
phase-infiltration = Infiltration
phase-deployment = Deployment
phase-clash = Clash
phase-over = Game over
status-tray = in reserve
status-board = on the board
status-discarded = out of play
status-arrested = in custody
status-entered = in the Building
status-swapped = relieved
reason-building = three units in the Building
reason-opinion = public opinion won over
reason-arrests = no red unit left in the street
reason-limit = the turn limit reached
hand-exact = perfect hand
hand-steady = steady hand
hand-shaky = shaky hand

## The options of the table

option-hand = The hand
option-hand-exact = perfect: the shot goes as it was aimed
option-hand-steady = steady: a slight error
option-hand-shaky = shaky: a marked error
option-hand_seat0 = Handicap of seat 1
option-hand_seat0-same = the table’s hand
option-hand_seat0-exact = perfect hand
option-hand_seat0-steady = steady hand
option-hand_seat0-shaky = shaky hand
option-hand_seat1 = Handicap of seat 2
option-hand_seat1-same = the table’s hand
option-hand_seat1-exact = perfect hand
option-hand_seat1-steady = steady hand
option-hand_seat1-shaky = shaky hand
option-sides = Sides of the first round
option-sides-random = at random
option-sides-seat0_cp = seat 1 is Counter-Power
option-sides-seat0_po = seat 1 is Power
option-advanced_rule = Advanced rule: the Passer-by’s exchange
option-advanced_rule-off = no
option-advanced_rule-on = yes
option-building_entry = Entering the Building
option-building_entry-played_only = only the unit that was played
option-building_entry-any_red_on_cp_turn = every red unit inside, on Counter-Power’s turn
option-turn_limit = Turn limit of a round
option-turn_limit-40 = 40 turns
option-turn_limit-60 = 60 turns
option-turn_limit-80 = 80 turns
option-turn_limit-120 = 120 turns
option-turn_limit-none = none (between people)
option-rounds = Rounds
option-rounds-1 = one only (training)
option-rounds-2 = two, with swapped sides
option-tie_policy = On a full tie
option-tie_policy-replay = another game is played
option-tie_policy-draw = a draw
option-max_games = Games at most
option-max_games-1 = one
option-max_games-2 = two
option-max_games-3 = three
option-max_games-4 = four
option-max_games-5 = five
option-aim_aid = Aiming aid
option-aim_aid-none = none
option-aim_aid-line = what the disc sweeps to its first contact, and the effect
option-aim_aid-ghost = the same, with the disc at its contact or at rest
