## Short names, on the bases of the figures

g-short-robespierre = Robespierre
g-short-danton = Danton
g-short-marat = Marat
g-short-collot = Collot
g-short-billaud = Billaud
g-short-saint_just = Saint-Just
g-short-vergniaud = Vergniaud
g-short-brissot = Brissot
g-short-condorcet = Condorcet
g-short-petion = Pétion
g-short-barbaroux = Barbaroux
g-short-lasource = Lasource
g-short-cambaceres = Cambacérès
g-short-sieyes = Sieyès
g-short-merlin = Merlin
g-short-thibaudeau = Thibaudeau
g-short-daunou = Daunou
g-short-reubell = Reubell
g-short-henry_lariviere = Larivière
g-short-boissy = Boissy
g-short-delahaye = Delahaye
g-short-lomont = Lomont
g-short-aubry = Aubry
g-short-cadroy = Cadroy

## The plan

g-plan = Plan of the places of the Revolution
g-room-convention = Convention
g-room-tribunal = Tribunal
g-room-comite = Committee
g-room-jacobins = Jacobins
g-room-mission = Mission
g-room-prison = Prison
g-room-fuite = Flight
g-room-guillotine = Guillotine
g-room =
    { $chairs ->
        [0] { $name }: { $people }.
       *[other] { $name }, { $taken } of { $chairs } seats taken: { $people }.
    }
g-nobody = nobody
g-income = { $n } PP a turn
g-square = “Denounced” square
g-desk = President
g-report = Report square: { $party }
g-report-short = Report
g-deck-mission = Mission cards: { $n }
g-deck-jacobins = Jacobin cards: { $n }
g-strip = Turn { $turn }, phase { $stage }
g-turn = Turn { $turn } of 10
g-turn-short = turn { $turn }
g-phase-1 = Movements
g-phase-2 = Convention
g-phase-3 = Committee
g-phase-4 = Mission
g-phase-5 = Jacobins
g-phase-6 = Prison
g-phase-7 = Flight
g-note-1 = Each party moves its deputies, one at a time, or passes: the seats of power are few.
g-note-2 = Reports, the Order of the Day, soon the dissolution: the Convention votes OUI (yes) or NON (no), and all ballots open together.
g-note-3 = The Committee gives a point; a majority there can denounce anybody.
g-note-4 = A Mission gives a point and a card, good or bad.
g-note-5 = At the Jacobins each orator draws a card; some are kept, and threaten.
g-note-6 = Prison costs a point; friends at the Convention can get a man out.
g-note-7 = A fugitive is searched for: caught, he mounts the scaffold.
g-deputy =
    { $alive ->
        [no] { $name }, { $party }, dead.
       *[yes] { $name }, { $party }, { $pp } PP, { $where }{ $state ->
            [denounced] , denounced
            [report] , on the Report square, protected
            [moved] , already moved
           *[none] {""}
        }.
    }

## The table in words

g-told-draft = The parties are being chosen.
g-told = Turn { $turn } of 10, phase { $stage }. { $dead ->
        [0] All are alive.
        [one] One is dead.
       *[other] { $dead } are dead.
    }
g-told-seat =
    { $n ->
        [0] { $who } would have nobody re-elected.
        [one] { $who } would have one re-elected with { $total } PP.
       *[other] { $who } would have { $n } re-elected with { $total } PP.
    }

## The places

g-at-convention = at the Convention
g-at-tribunal = on the Tribunal
g-at-comite = on the Committee
g-at-jacobins = at the Jacobins
g-at-mission = on Mission
g-at-prison = in Prison
g-at-fuite = in Flight
g-at-guillotine = at the Guillotine
g-at-summoned = before the Tribunal
g-at-box = in the box
g-look = Touch a place or a deputy to learn about it.
g-room-for =
    { $chairs ->
        [0] { $taken ->
            [0] nobody
            [one] one deputy
           *[other] { $taken } deputies
        }
       *[other] { $taken } of { $chairs } seats taken
    }

## The affairs

answers-of-denounce = Denounce
answers-of-support = Support a denunciation
answers-of-propose = Put a name forward
answers-of-target = Choose a target
answers-of-favour = Choose a friend
answers-of-blame = Choose who loses with him
answers-of-show = Show a card to everyone
asks-of-denounce = Whom do you denounce?
asks-of-support = Which denunciation do you support?
asks-of-propose = Whose name do you put to the Committee?
asks-of-target = Whom do you aim at?
asks-of-favour = Which friend do you favour?
asks-of-blame = Who loses with him?
asks-of-show = Which card do you show to everyone?
g-desk-open = The affair in hand
g-held =
    { $n ->
        [one] one card
       *[other] { $n } cards
    }

g-draft = The four parties
g-brochure = From 1792 to 1795
g-vote-report = The Report of { $name }
g-vote-motion = The motion against { $name }
g-vote-trial = The trial of { $name }
g-vote-dissolution = The dissolution of the Convention
g-voted = has voted
g-votes = voting…
g-said-oui = OUI
g-said-non = NON
g-said-split = { $oui } OUI, { $non } NON
g-cases = The denunciations
g-by = Denounced by: { $party }
g-backed = Supported by: { $party }
g-drawn =
    { $n ->
        [one] { $party }: one card drawn.
       *[other] { $party }: { $n } cards drawn.
    }
g-kept = Your kept cards
g-shown = shown
g-kept-by =
    { $name ->
        [hidden] Card kept since turn { $turn }
       *[other] { $name }, kept since turn { $turn }
    }

## Dice and death

g-rolled = The die: { $roll }
g-roll-tested = Denunciation
g-roll-tried_luck = With the armies all is luck
g-roll-rehabilitated = Rehabilitated
g-roll-not_rehabilitated = Not rehabilitated
g-roll-escaped = He escapes the search
g-roll-searched_again = The search goes on
g-death-guillotined = condemned, guillotined
g-death-killed_himself = died by his own hand
g-death-caught = caught in flight, guillotined

## The popularity sheet

g-sheet = Popularity sheet
g-sheet-open = Open the popularity sheet
g-close = Close
g-sum = If it ended now
g-pp = { $n } PP
g-elected =
    { $n ->
        [0] none re-elected
        [one] one re-elected, { $total } PP
       *[other] { $n } re-elected, { $total } PP
    }
g-first = Begins all phases of this turn
g-first-mark = st
g-now = { $where }, { $pp } PP

## The History variant

g-question = { $party }: a question to clear { $name }
g-seconds = { $n } seconds to answer
g-right = Right answer
g-wrong = Wrong answer
g-silent = No answer
g-read = Go on
