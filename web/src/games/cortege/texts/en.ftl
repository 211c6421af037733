## The street

c-board = The street from above, from the march to the Building. Red units in the street: { $n }.
c-street-march = MARCH
c-street-name = STREET
c-at = at { $x } mm across and { $y } mm along
c-circle = small circle { $trigger }
c-no-circle = no small circle
c-blocked = blocked until the end of its side’s next turn

## Aiming

c-how = Pull one of your discs backwards like a rubber band and let go; or touch it to aim with the sliders.
c-how-short = Pull a disc back and let go, or touch it to aim with the sliders.
c-angle = Direction
c-degrees = { $n }°
c-power = Power
c-percent = { $n }%
c-flick = Flick

## Placing

c-ghost = { $unit } at { $x }, { $y } mm: arrows to move it, Enter to put it down
c-ghost-no = { $unit } at { $x }, { $y } mm: the place does not look free
c-put = Put down

## The units

c-discard = discard
c-opinion = Opinion { $n }
c-block = blocks for a turn
c-no-effect = no effect
c-reds = Red units in the street: { $n }
c-rounds-won =
    { $n ->
        [one] { $n } round won
       *[other] { $n } rounds won
    }

## The gauges

c-where = Round { $round }, { $phase }
c-where-turn =
    { $limit ->
        [0] Round { $round }, { $phase }, turn { $turn }
       *[other] Round { $round }, { $phase }, turn { $turn } of { $limit }
    }
c-gauge = { $gauge }: { $value } of { $end }
c-gauge-ring = { $gauge }: { $value } of { $end }; first round: { $ring }

## The referee

c-referee = The referee
c-again = Slow motion
c-closing = hit at { $n } m/s
c-mm = { $n } mm
c-half-in = { $unit }: its centre is { $distance } mm from that of the Building, { $limit } mm at most. Half of the disc is past the line.
c-half-out = { $unit }: its centre is { $distance } mm from that of the Building, { $limit } mm at most. Less than half is past the line.
c-half-stays = But the unit was pushed, not played: it does not enter.

## The table

c-more = Gauges, referee and units out of play
c-close = Close
c-sound = Sound of wood
c-resign-sure = Yes, resign
c-resign-no = Play on
