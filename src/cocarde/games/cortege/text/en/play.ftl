# What is asked
prompt-place = Infiltration: place { $unit } in your start zone.
prompt-aim-infiltration = Infiltration: aim at one of the two units with { $unit }.
prompt-deploy =
    { $count ->
        [one] Deploy your last unit.
       *[other] Deploy one of your { $count } units in your start zone.
    }
prompt-turn = Turn { $turn }, { $side }: flick one of your units.

# What is answered
choice-place = Place { $unit }
choice-flick = Flick { $unit } (power { $n3 })
choice-exchange = Exchange Passer-by for { $unit }
choice-pass = Pass
choice-resign = Resign the game

# What happened
event-sides_chosen = { $seat } leads Counter-Power, { $other } leads Power.
event-round_began = Round { $round }: { $seat } is Counter-Power, { $other } is Power.
event-placed = { $seat } places { $unit }.
event-flicked = { $seat } flicks { $unit } (power { $power }).
event-infiltrated = { $unit } is the first unit touched: taken into custody. Opinion and Arrests go to 1.
event-infiltration_failed = { $unit } touches nobody: the infiltration fails, the gauges stay at 0.
event-clash_began = Every unit is in place: the clash begins.
event-touched_nothing = { $unit } touches no unit.
event-touched_own = { $unit } first touches { $touched }, of its own side: no effect.
event-touched_no_circle = { $unit } first touches { $touched }; without a small circle, { $unit } has no effect.
event-touched_other_colour = { $unit } first touches { $touched } ({ $colour }); its small circle is { $trigger }: no effect.
event-touched_match = { $unit } first touches { $touched } ({ $colour }), the colour of its small circle: the effect applies.
event-arrested = { $unit } is taken into custody (Arrests: { $n }).
event-discarded = { $unit } is out of play for this round.
event-opinion_moved = Public opinion moves from { $before } to { $after }.
event-opinion_stayed = Public opinion is at the end of its gauge: it stays at { $after }.
event-blocked = { $unit } is blocked until the end of its side’s next turn.
event-unblocked = { $unit } is no longer blocked.
event-left = { $unit } leaves the board.
event-returned = { $unit } returns to corner { $corner }.
event-returned_border = All four corners are taken: { $unit } returns to the border.
event-measured_inside = Measure of { $unit }: { $distance } hundredths of a millimetre from the centre, { $limit } at most. At least half is past the line.
event-measured_outside = Measure of { $unit }: { $distance } hundredths of a millimetre from the centre, { $limit } at most. Less than half is past the line.
event-measured_pushed = Measure of { $unit }: { $distance } hundredths of a millimetre from the centre, { $limit } at most. Inside, but pushed, not played: it does not enter.
event-entered = { $unit } enters the Building (Building: { $n }).
event-exchanged = Passer-by gives way: { $unit } is back in the street.
event-passed = { $seat } has no unit to flick and passes.
event-round_ended = { $seat } ({ $side }) wins round { $round }: { $reason }. Building { $building }, Opinion { $opinion }, Arrests { $arrests }.
event-game_tied = A full tie: another game is played (game { $game }).
event-resigned = { $seat } resigns.

# Why not
refusal-no-pass = You have a unit to flick: there is no pass.
refusal-outside-zone = The whole disc must lie in your start zone.
refusal-on-building = No unit may be placed on the Building.
refusal-overlaps = { $unit } would lie over another unit.
refusal-not-this-unit = It is { $unit } that must be placed now.
refusal-only-interpellation = In the infiltration only { $unit } is played.
refusal-aim-misses = This shot would miss both units: aim at one of them.
refusal-not-reachable = Seen from the Building, one of the two units would hide the other.
refusal-not-in-tray = { $unit } is not in your reserve.
refusal-no-direction = Give the shot a direction.
refusal-not-on-board = { $unit } is not one of your units on the board.
refusal-blocked = { $unit } is blocked this turn.
refusal-no-exchange = No exchange: it takes the advanced rule, a turn of Counter-Power, and only once a round.
refusal-not-arrested = { $unit } is not in custody.
refusal-passante-away = Passer-by is no longer on the board.
refusal-passante-inside = Passer-by is in the Building: no exchange.
refusal-passante-blocked = Passer-by is blocked this turn: no exchange.
refusal-first-turn = No exchange in the first turn.

# The end
outcome-rounds = { $seat } wins both rounds.
outcome-round = { $seat } wins the round.
outcome-building = One round each: { $seat } wins by the Building.
outcome-opinion = One round each, Building level: { $seat } wins by Opinion.
outcome-arrests = One round each, Building and Opinion level: { $seat } wins by Arrests.
outcome-tie = A full tie: a draw.
outcome-resigned = { $other } resigns: { $seat } wins.
