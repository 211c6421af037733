# What is asked
prompt-place = Infiltration: place { $unit } in your start zone, with neither of the two units hiding the other.
prompt-place-interpellation = Infiltration: place { $unit } in your start zone; then you aim at one of the two units.
prompt-aim-infiltration = Infiltration: aim at one of the two units with { $unit }.
prompt-deploy =
    { $count ->
        [one] Deploy your last unit.
       *[other] Deploy one of your { $count } units in your start zone.
    }
prompt-turn =
    { $limit ->
        [0] Turn { $turn }, { $side }: flick one of your units.
       *[other] Turn { $turn } of { $limit }, { $side }: flick one of your units.
    }
prompt-turn-exchange =
    { $limit ->
        [0] Turn { $turn }, { $side }: no unit to flick, but an exchange is possible.
       *[other] Turn { $turn } of { $limit }, { $side }: no unit to flick, but an exchange is possible.
    }
prompt-turn-pass =
    { $limit ->
        [0] Turn { $turn }, { $side }: you have no unit to flick.
       *[other] Turn { $turn } of { $limit }, { $side }: you have no unit to flick.
    }

# What is answered
choice-place = Place { $unit }
choice-flick = Flick { $unit } (power { $n3 } of 1000)
choice-flick-at = { $unit } at { $touched }{ $edge ->
        [left] , on its left
        [right] , on its right
        [left_edge] , far on its left
        [right_edge] , far on its right
       *[middle] {""}
    }{ $force ->
        [soft] , softly
        [hard] , hard
       *[even] {""}
    }
choice-flick-in = { $unit } into the Building{ $edge ->
        [left] , on its left
        [right] , on its right
        [left_edge] , far on its left
        [right_edge] , far on its right
       *[middle] {""}
    }
choice-flick-carom = { $unit } into the Building off { $touched }
choice-flick-out = { $unit } off the board
choice-flick-still = { $unit }: barely a touch, as good as a pass
choice-flick-to = { $unit }: { $way } mm { $heading ->
        [ahead] ahead
        [ahead_left] ahead to the left
        [ahead_right] ahead to the right
        [back] back
        [back_left] back to the left
        [back_right] back to the right
        [left] to the left
       *[right] to the right
    }
choice-place-at = { $unit }: { $column ->
        [left_edge] at the left kerb
        [left_far] on the left
        [left_half] half left
        [left_near] just left of the middle
        [right_near] just right of the middle
        [right_half] half right
        [right_far] on the right
        [right_edge] at the right kerb
       *[middle] in the middle
    }, { $row ->
        [front] in the front line
        [rear] in the rear
        [ahead] well ahead of the Building
        [before] in front of the Building
        [behind] behind the Building
       *[beside] level with the Building
    }
choice-exchange = Exchange Passer-by for { $unit }
choice-pass = Pass
choice-resign = Resign

# What happened
event-sides_chosen = { $seat } leads Counter-Power, { $other } leads Power.
event-round_began = Round { $round }: { $seat } is Counter-Power, { $other } is Power.
event-placed = { $seat } places { $unit }.
event-flicked =
    { $way ->
        [-1] { $seat } flicks { $unit }.
       *[other] { $seat } flicks { $unit }, which stops { $way } mm away.
    }
event-infiltrated = The arrest succeeds: { $unit } in custody. Opinion and Arrests go to 1.
event-infiltration_failed = The arrest fails: { $unit } touches nobody. The gauges stay at 0.
event-clash_began =
    { $limit ->
        [0] Every unit is in place: the clash begins.
       *[other] Every unit is in place: the clash begins. After { $limit } turns the round is Power’s.
    }
event-touched_nothing = { $unit }: no contact.
event-touched_own = { $unit }: first contact with { $touched }, of the same side. No effect.
event-touched_no_circle = { $unit }: first contact with { $touched }. Without a small circle, no effect.
event-touched_other_colour = { $unit }: first contact with { $touched } ({ $colour }). The small circle is { $trigger }: no effect.
event-touched_match = { $unit }: first contact with { $touched } ({ $colour }), the colour of the small circle. The effect applies.
event-arrested = { $unit } in custody (Arrests: { $n }).
event-discarded = { $unit } out of play for this round.
event-opinion_moved = public opinion moves from { $before } to { $after }.
event-opinion_stayed = public opinion, at the end of its gauge, stays at { $after }.
event-blocked = { $unit } is blocked until the end of its side’s next turn.
event-unblocked = { $unit } is no longer blocked.
event-left = Over the edge: { $unit }.
event-returned = Back at the corner on { $corner }: { $unit }.
event-returned_border = All four corners are taken. Back at the border: { $unit }.
event-measured_inside = { $unit }, measured: { $mm }.{ $hundredths } mm from the centre, { $limit_mm }.{ $limit_hundredths } mm at most. At least half is past the line.
event-measured_outside = { $unit }, measured: { $mm }.{ $hundredths } mm from the centre, { $limit_mm }.{ $limit_hundredths } mm at most. Less than half is past the line.
event-measured_pushed = { $unit }, measured: { $mm }.{ $hundredths } mm from the centre, { $limit_mm }.{ $limit_hundredths } mm at most. Inside, but pushed, not played: it does not enter.
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
refusal-not-this-unit = { $unit } must be placed now.
refusal-only-interpellation = During the Infiltration only { $unit } is played.
refusal-aim-misses = This shot would miss both units: aim at one of them.
refusal-not-reachable = A disc flicked straight from the Building at one of the two units would touch the other first.
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

corner-1 = Counter-Power’s left
corner-2 = Counter-Power’s right
corner-3 = Power’s right
corner-4 = Power’s left

# What is at stake
effect-arrest = custody, Arrests +1
effect-discard = out of play for the round
effect-opinion_up_1 = Opinion +1
effect-opinion_up_2 = Opinion +2
effect-opinion_down_1 = Opinion −1
effect-opinion_down_2 = Opinion −2
effect-block = blocked next turn
effect-round_won = the round is won
effect-round_lost = the round is lost
stake-flick-match = At { $touched }: { $effects }.
stake-flick-own = At { $touched }, of your own side: no effect but a push.
stake-flick-no_circle = At { $touched }: no effect but a push.
stake-flick-other_colour = At { $touched }: not the right colour, no effect but a push.
stake-flick-enter =
    { $n ->
        [3] Stops in the Building: the third, which wins the round.
       *[other] Stops in the Building: Building { $n } of 3.
    }
stake-flick-carom =
    { $n ->
        [3] Off { $touched } into the Building: the third, which wins the round.
       *[other] Off { $touched } into the Building: Building { $n } of 3.
    }
stake-flick-carom-match =
    { $n ->
        [3] Off { $touched } ({ $effects }) into the Building: the third, which wins the round.
       *[other] Off { $touched } ({ $effects }) into the Building: Building { $n } of 3.
    }
stake-flick-out = Over the edge: back at the nearest free corner.
stake-flick-nothing = No contact: slides { $way } mm.
stake-infiltrate = Custody for { $touched }, Opinion and Arrests to 1. A miss leaves the gauges at 0.
stake-place-infiltrator = { $way } mm from the Building. If it is hit, it goes into custody.
stake-place-interpellation = The best shot hits. Black Bloc is { $bloc } mm away, Photographer { $photo } mm.
stake-deploy =
    { $n ->
        [0] { $way } mm from the Building, out of reach for now.
        [one] { $way } mm from the Building, within reach of one enemy unit.
       *[other] { $way } mm from the Building, within reach of { $n } enemy units.
    }
stake-exchange = { $unit } comes back where Passer-by stands; no flick this turn. Once a round.
stake-pass = Nothing to flick: on to the other side.
stake-resign = The game is lost.
step-place = { $note } Where do you place it?
step-infiltrate = Aim { $unit } at one of the two units: if it is hit, it goes into custody.
step-flick = Aim { $unit } at any { $tint } unit: { $effects }.
step-flick-red = Aim { $unit } at the Building, or at any { $tint } unit: { $effects }.
step-flick-plain = Aim { $unit } at the Building; it has no effect on other units.
step-flick-idle = Use { $unit } to push or to bar the way: it has no effect on other units.
step-exchange = Aim with { $unit }, or name who comes back in its place.
missing-flick = Flick { $unit }

# The end
outcome-rounds = { $seat } wins both rounds.
outcome-round = { $seat } wins the round.
outcome-building = One round each: { $seat } wins by the Building.
outcome-opinion = One round each, Building level: { $seat } wins by Opinion.
outcome-arrests = One round each, Building and Opinion level: { $seat } wins by Arrests.
outcome-tie = A full tie: a draw.
outcome-resigned = { $other } resigns: { $seat } wins.

score =
    { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
reckoning-gauge = Round { $round }, { $gauge }
reckoning-rounds = Rounds won
