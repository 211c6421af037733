## The board

l-board = The spiral of 56 squares, from 5 May 1789 to 18 Brumaire, with its annexes
l-square = { $square }.{ $gone ->
        [yes] { " " }A tree stands there: the square no longer exists.
       *[no] { " " }Zone: { $zone }. { $sentence }
    }{ $n ->
        [0] { "" }
       *[other] { " " }There: { $seats }.
    }
l-annexe = { $square }. { $sentence }{ $n ->
        [0] { "" }
       *[other] { " " }There: { $seats }.
    }
l-pawn = { $name }, { $wears }, { $square }
l-period = Period { $n }: { $name }
l-passage = Passage from one period to the next
l-now = For you, now
l-now-nothing = Nothing would happen to you.
l-now-here = You are here.
l-shield =
    { $n ->
        [one] Could spare you that: { $cards }.
       *[other] Could spare you that: { $cards }.
    }
l-there =
    { $n ->
        [one] There: { $seats }.
       *[other] There: { $seats }.
    }
l-reach-blue = A blue attack reaches here
l-reach-yellow = A yellow attack reaches here
l-reach-red = A red attack reaches here
l-reach-all = Every attack reaches here, and kills
l-reach-none = Safe from attacks
l-leave-prison = The gaoler, an escape or square 46 leads out.
l-leave-front = The last square leads home, to square 53.
l-leave-guyana = A double or an escape leads out.

## Dice and piles

l-dice-none = The dice wait.
l-dice = Dice: { $faces }, thrown by { $target }.
l-throw = Throw
l-deck =
    { $n ->
        [0] No card to draw
        [one] Draw pile: { $n } card
       *[other] Draw pile: { $n } cards
    }
l-discard =
    { $n ->
        [0] Nothing discarded
        [one] Discard: { $n } card
       *[other] Discard: { $n } cards
    }
l-open-discard = See the discard
l-open-deck = See the order of the draw pile
l-pool =
    { $n ->
        [one] The prisoners’ hand: { $n } card
       *[other] The prisoners’ hands: { $n } cards
    }
l-supply = Supply: { $trees } trees, { $brevets } brevets
l-round =
    { $cap ->
        [0] Round { $n }
       *[other] Round { $n } of { $cap }
    }

## The players

l-hand =
    { $n ->
        [0] No card in hand
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
l-side = The colour of your pawn
l-colour-0 = Blue
l-colour-1 = White
l-colour-2 = Red
l-colour-3 = Green
l-colour-4 = Gold
l-colour-5 = Black
l-hand-empty = Your hand is empty.
l-trees =
    { $n ->
        [0] No tree to plant
        [one] { $n } tree to plant
       *[other] { $n } trees to plant
    }
l-brevets =
    { $n ->
        [0] No brevet
        [one] { $n } brevet
       *[other] { $n } brevets
    }
l-known = Cards known of { $target }
l-aim = Choose { $target }
l-held-estates = waits at the Estates-General
l-held-tavern = stays at the tavern
l-held-salon =
    { $n ->
        [one] talks in the salon, { $n } more throw
       *[other] talks in the salon, { $n } more throws
    }
l-held-prison = Conciergerie, square { $n }
l-held-front = frontiers, square { $n }
l-held-guyana = in French Guiana
l-wounded = wounded: loses a turn
l-reborn = waits for a new life
l-at = { $n } · { $name }
l-card =
    { $title }. { $kind }. { $effect }
l-range = { $first } to { $last }

## Short names of the squares

l-short-0 = Start
l-short-1 = Estates-General
l-short-2 = Charity
l-short-3 = Tennis Court
l-short-4 = Clergy joins
l-short-5 = Constituent Assembly
l-short-6 = The Bastille
l-short-7 = 4 August
l-short-8 = Rights of Man
l-short-9 = Women’s march
l-short-10 = Assignats
l-short-11 = Depart­ments
l-short-12 = Civil Constitution
l-short-13 = Federation
l-short-14 = Non-jurors
l-short-15 = Mirabeau dies
l-short-16 = Le Chapelier
l-short-17 = Varennes
l-short-18 = Champ-de-Mars
l-short-19 = Consti­tution
l-short-20 = Tavern
l-short-21 = Priests pursued
l-short-22 = Émigrés of Trier
l-short-23 = Girondin ministry
l-short-24 = War
l-short-25 = The Tuileries
l-short-26 = The Temple
l-short-27 = Criminal tribunal
l-short-28 = Priests banished
l-short-29 = September
l-short-30 = The Republic
l-short-31 = Oppressed peoples
l-short-32 = Capet guilty?
l-short-33 = King’s death
l-short-34 = Levy of men
l-short-35 = Revol. Tribunal
l-short-36 = Agrarian law
l-short-37 = First Committee
l-short-38 = Public Safety
l-short-39 = Marat murdered
l-short-40 = Slavery abolished
l-short-41 = Decrees of Ventôse
l-short-42 = Hébert, Danton
l-short-43 = Supreme Being
l-short-44 = Thermidor
l-short-45 = Convention
l-short-46 = Prisons opened
l-short-47 = Maximum ends
l-short-48 = Church and State
l-short-49 = Great schools
l-short-50 = Hunger riots
l-short-51 = Vendé­miaire
l-short-52 = Assignats end
l-short-53 = Staël’s salon
l-short-54 = Babeuf dies
l-short-55 = Fructidor
l-short-56 = Brumaire
l-short-prison_1 = Arrival
l-short-prison_2 = Confis­cation
l-short-prison_3 = Kind gaoler
l-short-prison_4 = Message
l-short-prison_5 = Verse
l-short-prison_6 = Tumbril
l-short-prison_7 = The square
l-short-prison_8 = Guillotine
l-short-front_1 = Valmy
l-short-front_2 = Jemappes
l-short-front_3 = Vendée
l-short-front_4 = Neerwinden
l-short-front_5 = Toulon
l-short-front_6 = Fleet
l-short-front_7 = Arcole
l-short-front_8 = Return
l-short-guyana = Guiana
