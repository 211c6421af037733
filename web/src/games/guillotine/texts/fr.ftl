## Noms courts, sur les bases des figurines

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

## Le plan

g-plan = Plan des lieux de la Révolution
g-room-convention = Convention
g-room-tribunal = Tribunal
g-room-comite = Comité
g-room-jacobins = Jacobins
g-room-mission = Mission
g-room-prison = Prison
g-room-fuite = Fuite
g-room-guillotine = Guillotine
g-room =
    { $chairs ->
        [0] { $name } : { $people }.
       *[other] { $name }, { $taken } sièges pris sur { $chairs } : { $people }.
    }
g-nobody = personne
g-income = { $n } PP par tour
g-square = Case « dénoncé »
g-desk = Président
g-report = Case « Rapport » : { $party }
g-report-short = Rapport
g-deck-mission = Cartes Mission : { $n }
g-deck-jacobins = Cartes Jacobin : { $n }
g-strip = Tour { $turn }, phase { $stage }
g-turn = Tour { $turn } sur 10
g-turn-short = tour { $turn }
g-phase-1 = Mouvements
g-phase-2 = Convention
g-phase-3 = Comité
g-phase-4 = Mission
g-phase-5 = Jacobins
g-phase-6 = Prison
g-phase-7 = Fuite
g-note-1 = Chaque tendance déplace ses députés, un à la fois, ou passe : les sièges du pouvoir sont comptés.
g-note-2 = Rapports, Ordre du jour, et bientôt la dissolution : la Convention vote, et tous les bulletins s’ouvrent ensemble.
g-note-3 = Au Comité, on gagne un point ; une majorité peut y dénoncer n’importe qui.
g-note-4 = En Mission, on gagne un point et l’on reçoit une carte, bonne ou mauvaise.
g-note-5 = Aux Jacobins, chaque orateur tire une carte ; certaines se gardent, et menacent.
g-note-6 = En Prison, on perd un point ; des amis à la Convention peuvent en faire sortir.
g-note-7 = En Fuite, on est recherché : pris, on monte à l’échafaud.
g-deputy =
    { $alive ->
        [no] { $name }, { $party }, mort.
       *[yes] { $name }, { $party }, { $pp } PP, { $where }{ $state ->
            [denounced] , dénoncé
            [report] , sur la case « Rapport », protégé
            [moved] , déjà déplacé
           *[none] {""}
        }.
    }

## La table en mots

g-told-draft = Les tendances se choisissent.
g-told = Tour { $turn } sur 10, phase { $stage }. { $dead ->
        [0] Tous sont vivants.
        [one] Un mort.
       *[other] { $dead } morts.
    }
g-told-seat =
    { $n ->
        [0] { $who } n’aurait aucun réélu.
        [one] { $who } aurait un réélu et { $total } PP.
       *[other] { $who } aurait { $n } réélus et { $total } PP.
    }

## Les lieux

g-at-convention = à la Convention
g-at-tribunal = au Tribunal
g-at-comite = au Comité
g-at-jacobins = aux Jacobins
g-at-mission = en Mission
g-at-prison = en Prison
g-at-fuite = en Fuite
g-at-guillotine = à la Guillotine
g-at-summoned = devant le Tribunal
g-at-box = dans la boîte
g-look = Touchez un lieu ou un député pour le connaître.
g-room-for =
    { $chairs ->
        [0] { $taken ->
            [0] personne
            [one] un député
           *[other] { $taken } députés
        }
       *[other] { $taken } sièges pris sur { $chairs }
    }

## Les affaires

answers-of-denounce = Dénoncer
answers-of-support = Soutenir une dénonciation
answers-of-propose = Proposer un nom
answers-of-target = Choisir une cible
answers-of-favour = Choisir un ami
answers-of-blame = Choisir qui perd avec lui
answers-of-show = Montrer une carte à tous
asks-of-denounce = Qui dénoncez-vous ?
asks-of-support = Quelle dénonciation soutenez-vous ?
asks-of-propose = Quel nom proposez-vous au Comité ?
asks-of-target = Qui visez-vous ?
asks-of-favour = Quel ami favorisez-vous ?
asks-of-blame = Qui perd avec lui ?
asks-of-show = Quelle carte montrez-vous à tous ?
g-desk-open = L’affaire en cours
g-held =
    { $n ->
        [one] une carte
       *[other] { $n } cartes
    }

g-draft = Les quatre tendances
g-brochure = De 1792 à 1795
g-vote-report = Le Rapport de { $name }
g-vote-motion = La motion contre { $name }
g-vote-trial = Le procès de { $name }
g-vote-dissolution = La dissolution de la Convention
g-voted = a voté
g-votes = vote…
g-said-oui = OUI
g-said-non = NON
g-said-split = { $oui } OUI, { $non } NON
g-cases = Les dénonciations
g-by = Dénoncé par : { $party }
g-backed = Soutenu par : { $party }
g-drawn =
    { $n ->
        [one] { $party } : une carte tirée.
       *[other] { $party } : { $n } cartes tirées.
    }
g-kept = Vos cartes gardées
g-shown = montrée
g-kept-by =
    { $name ->
        [hidden] Carte gardée depuis le tour { $turn }
       *[other] { $name }, gardée depuis le tour { $turn }
    }

## Les dés et la mort

g-rolled = Le dé : { $roll }
g-roll-tested = Dénonciation
g-roll-tried_luck = Aux armées, tout se joue
g-roll-rehabilitated = Réhabilité
g-roll-not_rehabilitated = Pas de réhabilitation
g-roll-escaped = Il échappe aux recherches
g-roll-searched_again = On cherche encore
g-death-guillotined = condamné, guillotiné
g-death-killed_himself = s’est donné la mort
g-death-caught = pris dans sa fuite, guillotiné

## La feuille de popularité

g-sheet = Feuille de popularité
g-sheet-open = Ouvrir la feuille de popularité
g-close = Fermer
g-sum = Si l’on finissait
g-pp = { $n } PP
g-elected =
    { $n ->
        [0] aucun réélu
        [one] un réélu, { $total } PP
       *[other] { $n } réélus, { $total } PP
    }
g-first = Commence toutes les phases de ce tour
g-first-mark = er
g-now = { $where }, { $pp } PP

## La Variante Histoire

g-question = { $party } : une question pour disculper { $name }
g-seconds = { $n } secondes pour répondre
g-right = Bonne réponse
g-wrong = Mauvaise réponse
g-silent = Pas de réponse
g-read = Continuer
