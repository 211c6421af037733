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
choice-place = Place { $unit } at { $n1 }, { $n2 }
choice-flick = Flick { $unit } towards { $n1 }, { $n2 } (power { $n3 })
choice-exchange = Exchange Passer-by for { $unit }
choice-pass = Pass
choice-resign = Resign the game

# What happened
event-sides_chosen = { $seat } leads Counter-Power, { $other } leads Power.
event-round_began = Round { $round }: { $seat } is Counter-Power, { $other } is Power.
event-placed = { $seat } places { $unit }.
event-flicked = { $seat } flicks { $unit } (power { $power }).
event-infiltrated = Infiltration succeeds: { $unit } in custody. Opinion and Arrests go to 1.
event-infiltration_failed = Infiltration fails: { $unit } touches nobody. The gauges stay at 0.
event-clash_began = Every unit is in place: the clash begins.
event-touched_nothing = { $unit }: no contact.
event-touched_own = { $unit }: first contact with { $touched }, of the same side. No effect.
event-touched_no_circle = { $unit }: first contact with { $touched }. Without a small circle, no effect.
event-touched_other_colour = { $unit }: first contact with { $touched } ({ $colour }). The small circle is { $trigger }: no effect.
event-touched_match = { $unit }: first contact with { $touched } ({ $colour }), the colour of the small circle. The effect applies.
event-arrested = Arrest: { $unit } in custody (Arrests: { $n }).
event-discarded = Out of play for this round: { $unit }.
event-opinion_moved = Public opinion moves from { $before } to { $after }.
event-opinion_stayed = Public opinion is at the end of its gauge: it stays at { $after }.
event-blocked = { $unit } is blocked until the end of its side’s next turn.
event-unblocked = { $unit } is no longer blocked.
event-left = Over the edge: { $unit }.
event-returned = Back at corner { $corner }: { $unit }.
event-returned_border = All four corners are taken. Back at the border: { $unit }.
event-measured_inside = Measure of { $unit }: { $distance } hundredths of a millimetre from the centre, { $limit } at most. At least half is past the line.
event-measured_outside = Measure of { $unit }: { $distance } hundredths of a millimetre from the centre, { $limit } at most. Less than half is past the line.
event-measured_pushed = Measure of { $unit }: { $distance } hundredths of a millimetre from the centre, { $limit } at most. Inside, but pushed, not played: it does not enter.
event-entered = Into the Building: { $unit } (Building: { $n }).
event-exchanged = Passer-by gives way: { $unit } back in the street.
event-passed = { $seat } has no unit to flick and passes.
event-round_ended = { $seat } ({ $side }) wins round { $round }: { $reason }. Building { $building }, Opinion { $opinion }, Arrests { $arrests }.
event-game_tied = A full tie: another game is played (game { $game }).
event-resigned = { $seat } resigns.

# Why not
refusal-no-pass = You have a unit to flick: there is no pass.
refusal-outside-zone = The whole disc must lie in your start zone.
refusal-on-building = No unit may be placed on the Building.
refusal-overlaps = The disc would lie over another one.
refusal-not-this-unit = It is { $unit } that must be placed now.
refusal-only-interpellation = In the infiltration only { $unit } is played.
refusal-aim-misses = This shot would miss both units: aim at one of them.
refusal-not-reachable = Seen from the Building, one of the two units would hide the other.
refusal-not-in-tray = This unit is not in your reserve: { $unit }.
refusal-no-direction = Give the shot a direction.
refusal-not-on-board = This is not one of your units on the board: { $unit }.
refusal-blocked = { $unit } is blocked this turn.
refusal-no-exchange = No exchange: it takes the advanced rule, a turn of Counter-Power, and only once a round.
refusal-not-arrested = This unit is not in custody: { $unit }.
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
