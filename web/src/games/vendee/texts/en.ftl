## The map

v-map-title = Vendée Militaire
v-map = Map of the military Vendée
v-tile =
    { $no }, { $town }, { $owner }{ $fort ->
        [yes] , with a fortress
       *[no] { "" }
    }{ $battle ->
        [yes] , battle here
       *[no] { "" }
    }. Draws: Whites { $white }, Blues { $blue }. { $symbols }.
v-apart = { $no }, { $town }: out of play until the March of Galerne opens it.
v-to-white = White
v-to-blue = Blue
v-fortress = Fortress
v-short-nantes = Nantes
v-short-saint_florent = St-Florent
v-short-angers = Angers
v-short-machecoul = Machecoul
v-short-montaigu = Montaigu
v-short-cholet = Cholet
v-short-saumur = Saumur
v-short-noirmoutier = Noirmoutier
v-short-les_herbiers = Herbiers
v-short-saint_laurent = St-Laurent
v-short-thouars = Thouars
v-short-les_sables = Les Sables
v-short-lucon = Luçon
v-short-fontenay = Fontenay
v-short-laval = Laval
v-short-granville = Granville
v-short-le_mans = Le Mans

## The cards

v-type-M = Military
v-type-T = Territory
v-type-both = Military · Territory
v-type-none = Interrupt
v-unique = unique event
v-card =
    { $title }, { $kind ->
        [none] Cancellation
        [bonus] bonus { $value }
       *[normal] value { $value }
    }, { $type }. { $effect }
v-brief-cancel = Cancel the enemy’s play.
v-brief-draw = Draw { $n }.
v-brief-draw_at = { $where }: draw { $n }.
v-brief-discard = Enemy discards { $n }.
v-brief-pick_discard = See a hand, take one away.
v-brief-flip = Take a bare hex.
v-brief-fort_up = Build a fortress.
v-brief-scorch = Raze or take a hex.
v-brief-recover =
    { $n ->
        [one] Take back a card.
       *[other] Take back { $n } cards.
    }
v-brief-recover_if = { $where }: { $n } more.
v-brief-extra_general = A general of value 4.
v-brief-rally = Your general returns.
v-brief-wound = Enemy general is out.
v-brief-peek = See a hand.
v-brief-galerne = Open the Galerne.

## The battle

v-battle-nantes = Battle of Nantes
v-battle-saint_florent = Battle of Saint-Florent
v-battle-angers = Battle of Angers
v-battle-machecoul = Battle of Machecoul
v-battle-montaigu = Battle of Montaigu
v-battle-cholet = Battle of Cholet
v-battle-saumur = Battle of Saumur
v-battle-noirmoutier = Battle of Noirmoutier
v-battle-les_herbiers = Battle of Les Herbiers
v-battle-saint_laurent = Battle of Saint-Laurent
v-battle-thouars = Battle of Thouars
v-battle-les_sables = Battle of Les Sables-d’Olonne
v-battle-lucon = Battle of Luçon
v-battle-fontenay = Battle of Fontenay
v-battle-laval = Battle of Laval
v-battle-granville = Battle of Granville
v-battle-le_mans = Battle of Le Mans
v-attacks = { $who }: attacking
v-defends = { $who }: defending
v-beat = Beat
v-laid = Laid:
v-asked-M = Military
v-asked-T = Territory
v-asked-any = any type
v-won-by =
    { $total ->
        [0] The { $camp } win
       *[other] The { $camp } win with { $total }
    }
v-open = The attacker opens.
v-no-play = No card yet.
v-none-played = No card was played.
v-climb = The totals of the battle, in order
v-cancelled-general = cancelled by the general
v-cancelled-extra = cancelled by the extra general
v-cancelled-annulation = cancelled by a Cancellation
v-rolled = The die shows { $roll }; { $value } or less was needed.
v-roll-held = The play is cancelled.
v-roll-failed = The play stands.
v-tray-pile = Choose from your discard pile
v-tray-shown = The hand you see
v-draws-told = Draws: Whites { $white }, Blues { $blue }
v-told =
    Round { $round }, the war ends after round { $end }. Whites { $white } points, Blues { $blue } points; a tie is a White victory. Fortresses in reserve: { $reserve }. { $battle ->
        [none] No battle.
       *[some] { $battle }.
    }

## The camps and the rounds

v-camps = The two camps
v-tie = tie = Whites
v-points =
    { $n ->
        [one] point
       *[other] points
    }
v-made-of =
    { $hexes } hex. · { $forts ->
        [one] 1 fort.
       *[other] { $forts } fort.
    }
v-deck =
    { $n ->
        [0] Deck empty
        [one] Deck: one card
       *[other] Deck: { $n } cards
    }{ $one ->
        [0] { "" }
       *[other] , { $one } of deck I
    }
v-pile-discard = Discard pile of the { $who } ({ $n })
v-pile-aside = Unique events set aside, { $who } ({ $n })
v-reserve =
    { $n ->
        [0] No fortress in reserve
        [one] One fortress in reserve
       *[other] { $n } fortresses in reserve
    }
v-in-reserve = reserve
v-reserve-none = no reserve
v-rounds = Round board
v-round =
    Round { $n }{ $said ->
        [both] , being played, the last
        [now] , being played
        [last] , the last
        [beyond] , outside the war for now
       *[other] { "" }
    }
v-war = Round { $n }; the war ends after round { $end }
v-first-white = Whites attack first
v-first-blue = Blues attack first
v-hand-size = { $n } cards in hand at the start of the round
v-general =
    { $who }, value { $value }{ $state ->
        [ready] , available
        [spent] , spent
       *[later] { "" }
    }
v-hand =
    { $n ->
        [0] Empty hand
        [one] One card in hand
       *[other] { $n } cards in hand
    }
v-hand-of = { $who }’s hand
v-hand-empty = Your hand is empty.
v-attacker = Attacker
v-deck-short = deck
v-discard-short = discards
v-aside-short = aside
v-period-1 = March – May 1793
v-period-2 = June – July 1793
v-period-3 = Aug. – Sept. 1793
v-period-4 = Oct. – Nov. 1793
v-period-5 = Dec. 1793 – Jan. 1794
v-period-6 = Feb. – May 1794
v-extra-white = Generalissimo
v-extra-blue = Representative
v-more = See the battle, the camps and the rounds
v-known = What you know of { $who }’s hand
v-aim = Aim at { $who }
