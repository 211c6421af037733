## The table

c-board = The palace: the apartments of the Queen and the King, the King’s Household, Europe, the Bastille and the ship to the colonies.
c-round = Round { $n }
c-regency-left =
    { $n ->
        [one] (last round)
       *[other] ({ $n } rounds left)
    }
c-actions =
    { $n ->
        [0] No action left
        [one] One action left
       *[other] { $n } actions left
    }
c-court-here = { $name }: the Court is here
c-queens-country = the Queen’s country
c-at-war = at war with France
c-wars = At war: { $list }
c-peace = Peace reigns
c-peace-short = peace
c-ministere-short = War
c-maison = The King’s Household, cards face up: { $n }
c-maison-empty = Nothing to take.
c-deck = Deck, { $n } cards
c-discard = Discard, { $n } cards; on top, “{ $card }”
c-there = { $name }: { $seats }
c-dead = in the grave
c-regent = Regent
c-race = The race for { $money } livres
c-register = Register
c-order = The order of the round
c-die = Die: { $roll }
c-die-against = Die { $roll }, at most { $needed } was needed { $beside }
c-percent = { $n }%
c-for-others = for others only

## People and cards

c-card =
    { $title } ({ $kind }). { $note }{ $income ->
        [0] {""}
       *[other] {" "}Income: { $income } livres.
    }
c-courtier = { $who }, house { $name }, { $where }
c-with-king = favour with the King: { $n }
c-with-queen = favour with the Queen: { $n }
c-fortune = Fortune: { $money } livres
c-income = Income each round: { $money } livres
c-cards =
    { $n ->
        [one] One card in hand
       *[other] { $n } cards in hand
    }
c-hand =
    { $n ->
        [one] Your hand, one card
       *[other] Your hand, { $n } cards
    }
c-hand-empty = Your hand is empty.
c-locked = Changed hands this round
c-power-ready = Power ready
c-chambellan = Grand Chamberlain
c-married = Married to { $target }
c-away-bastille = Bastille
c-away-exile = exile
c-away-dead = dead
c-favourite = The King’s Favourite
c-lover = The Queen’s Lover
c-secret-wife = The King’s secret wife
c-known = Known cards: { $cards }
c-ready = Done negotiating
c-titre_duc-m = Duke
c-titre_duc-f = Duchess
c-titre_marquis-m = Marquis
c-titre_marquis-f = Marchioness
c-titre_comte-m = Count
c-titre_comte-f = Countess
c-titre_baron-m = Baron
c-titre_baron-f = Baroness

## The first courtier

c-sex-M = A gentleman
c-sex-F = A lady
c-choose-sex = A gentleman or a lady? Then the name of your house.
c-choose-house = Of which house?
c-own-name = A name of your own: de la Perle-Noire
c-own-take = Take this name
c-chosen = Your house: { $name }. The others are still choosing.
c-being-chosen = Everybody chooses a house and a first courtier in secret.


## The parlour

c-parlour = The parlour
c-to-parlour = Back to the parlour
c-see-court = See the Court
c-purse = Available: { $money } livres
c-offers-left =
    { $n ->
        [0] no offer left to make
        [one] one offer left to make
       *[other] { $n } offers left to make
    }
c-in-turn = each in turn
c-no-offers = No offer on the table.
c-signed = Signed this round
c-ready-list = Done: { $list }
c-waiting =
    { $n ->
        [one] An offer awaits you
       *[other] { $n } offers await you
    }
c-fold =
    { $deals ->
        [0] Negotiation: no bargain struck, { $n } lines
        [one] Negotiation: one bargain struck, { $n } lines
       *[other] Negotiation: { $deals } bargains struck, { $n } lines
    }
c-compose = Propose a bargain: with whom?
c-with-whom = With whom
c-quick = Ready-made bargains
c-seal-it = { $name }: my word for yours
c-for-sum = { $name }: { $money } livres
c-other-bargain = Another bargain
c-i-give = I give
c-i-want = I want from { $target }
c-cash = Cash now
c-escrow = Before the notary
c-escrow-if = The notary’s condition
c-word = Word of honour
c-no-condition = on what condition?
c-no-word = no promise
c-send = Send to { $target }
c-show = Show { $target } a card
c-accept = I accept
c-decline = I decline
c-withdraw = Withdraw the offer
c-offer-to = Your offer to { $target }
c-offer-from = { $seat } proposes
c-you-give = You give
c-they-give = { $seat } gives
c-nothing = nothing
c-line-cash = { $money } livres now
c-line-escrow = { $money } livres through the notary, if { $condition }
c-line-word = word of honour: { $condition }
c-contract-notaire = { $seat } pays { $target } { $money } livres if { $condition }
c-contract-parole = { $seat } gives { $target } their word: { $condition }
c-contract-comptant = { $seat } pays { $target } { $money } livres

## Conditions

c-when-localisation = by the Chamberlain’s choice
c-when-turn = on { $name }’s turn
c-nobody = nobody
c-any-titre = a title
c-any-charge = an office
c-any-dignite = a Marshal’s baton
c-any-pension = a pension
c-issue-granted = granted
c-issue-attempted = attempted
c-part-seat = Who
c-part-other = To whom
c-part-card = Which card
c-part-obtainable = What
c-part-audience = Which audience
c-part-power = Which power
c-part-target = On whom
c-part-issue = With what outcome
c-part-place = Where
c-part-when = When
c-part-count = How many

## The register

c-col-house = House
c-col-quality = Style
c-col-charges = Offices
c-col-party = Party
c-party = { $party } party
c-col-where = Whereabouts
c-col-income = Income
c-col-fortune = Fortune
c-formerly = formerly { $list }
c-bargains = Bargains
c-fines = Fines
c-fine = { $seat }: { $fault } ({ $money } livres)
c-fine-words = “{ $words }”
c-close = Close the register
