## Ce qu’on demande

prompt-character = Choisissez le nom de votre maison et votre premier courtisan : gentilhomme ou dame.
prompt-party = Votre courtisan n’est plus. De quel parti sera l’héritier ?
prompt-negotiation = Négociation : proposez, répondez, montrez, payez ; puis dites que vous en avez fini.
prompt-answer = { $target } vous fait une proposition : l’acceptez-vous ?
prompt-place = Grand Chambellan, où la Cour passe-t-elle ce tour ?
prompt-turn =
    { $n ->
        [one] Il vous reste une action.
       *[other] Il vous reste { $n } actions.
    }
prompt-power = Plus d’action, mais un pouvoir vous reste : l’exercez-vous ?
prompt-gift = Quelle carte remettez-vous à { $target } ?
prompt-gift-more = Avec « { $card } », une seconde carte pour { $target } ?
prompt-discard =
    { $n ->
        [one] Votre main est trop pleine : défaussez encore une carte.
       *[other] Votre main est trop pleine : défaussez encore { $n } cartes.
    }
prompt-address = Comment vous adressez-vous à { $target } ?

## Les réponses

choice-character = { $sex } de la maison { $house }
choice-party = Le parti { $party }
choice-ready = J’en ai fini
choice-propose-peace = À { $target } : ne nous nuisons pas, parole contre parole
choice-propose-plead = À { $target } : { $sum } si vous parlez pour moi avec succès
choice-propose-help = À { $target } : je parle pour vous, { $sum } si je suis entendu
choice-propose-safety = À { $target } : { $sum } si vous m’épargnez ce tour
choice-propose-protection = À { $target } : je vous épargne ce tour pour { $sum }
choice-propose-versailles = À { $target } : { $sum } pour la Cour à Versailles
choice-propose-chasse = À { $target } : { $sum } pour la Cour à la chasse
choice-propose-ransom = À { $target } : { $sum } si je reviens à la Cour
choice-show = Montrer « { $card } » à { $target }
choice-accept = Accepter la proposition { $number } de { $target }
choice-decline = Décliner la proposition { $number } de { $target }
choice-withdraw = Retirer la proposition { $number } de { $target }
choice-place = La Cour { $place }
choice-end_turn = Finir le tour
choice-draw = Piocher une carte
choice-take = Prendre « { $card } » à la Maison du Roi
choice-give = Remettre des cartes à { $target }
choice-hand = Remettre « { $card } »
choice-done = Cette carte seule
choice-discard = Défausser « { $card } »
choice-request = Demander { $route } « { $card } » pour { $target }
choice-request-letter = Demander { $route } une « { $card } » contre { $target }
choice-play = « { $card } » sur { $target }
choice-play-alone = « { $card } », sans viser personne
choice-play-sovereign = « { $card } » sur { $sovereign }
choice-play-track = « { $card } » sur { $target }, { $beside }
choice-take_charge = Demander { $route } la charge « { $card } » pour { $target }
choice-take_charge-vacant = Demander { $route } que la charge « { $card } » soit vacante
choice-marry = Demander { $route } la main de { $target }
choice-remarry = Remarier le Roi à une princesse { $realm }
choice-intervene-plus = Dire du bien de { $target } { $toward }
choice-intervene-minus = Dire du mal de { $target } { $toward }
choice-free = Demander { $route } la liberté de { $target }
choice-recall = Demander { $toward } le rappel de { $target }
choice-trial = Faire juger { $target }
choice-arrest = Faire arrêter { $target }
choice-gratify = Pension exceptionnelle pour { $target }
choice-make_peace = Signer la paix
choice-declare = Déclarer la guerre contre { $country }
choice-move_court = Mener la Cour à la chasse, ou l’en ramener
choice-govern-plus = Trois points de plus à { $target }, { $beside }
choice-govern-minus = Trois points de moins à { $target }, { $beside }
choice-confirm = Amende pour la faute { $number }
choice-pardon = Pardonner la faute { $number }
choice-address = La forme { $number }

## Ce qui est arrivé

event-character_chosen = { $seat } a choisi son personnage.
event-house_given = La maison { $wish } était déjà prise : { $seat } portera le nom { $name }.
event-gentleman_appeared = { $seat } est un gentilhomme de la maison { $name }, du parti { $party }.
event-lady_appeared = { $seat } est une dame de la maison { $name }, du parti { $party }.
event-queen_came = La Reine est une princesse { $realm }.
event-chambellan_named = Le premier Grand Chambellan est { $seat }.
event-round_began = Tour { $round } : { $seat } porte la clef de Grand Chambellan.
event-reign_began = Un nouveau règne commence, avec une reine { $realm } : toutes les faveurs sont à refaire.
event-heir_came = Un neveu relève le nom { $name } pour { $seat } ; il est du parti { $party }.
event-heiress_came = Une nièce relève le nom { $name } pour { $seat } ; elle est du parti { $party }.
event-presented = Présentation de { $seat }, du parti { $party } : { $k } auprès du Roi, { $q } auprès de la Reine.
event-presented_to_king = Présentation de { $seat }, du parti { $party } : { $k } auprès du Roi.
event-presented_to_regent = Présentation de { $seat }, du parti { $party } : { $q } auprès de la Régente.
event-negotiation_opened = Les négociations s’ouvrent.
event-negotiation_closed = Les négociations sont closes.
event-ready = { $seat } en a fini.
event-door_opened = On frappe à la porte de { $seat }.
event-offered = { $seat } propose à { $target } un marché, le numéro { $number }.
event-offer_accepted = { $target } accepte le marché { $number } de { $seat }.
event-offer_declined = { $target } décline le marché { $number } de { $seat }.
event-offer_withdrawn = { $seat } retire le marché { $number } proposé à { $target }.
event-offer_failed = Le marché { $number } de { $seat } à { $target } ne peut se conclure.
event-offer_lapsed = Le marché { $number } de { $seat } à { $target } reste sans réponse.
event-paid = { $seat } paie { $amount } livres à { $target }.
event-escrow_paid = Le notaire remet { $amount } livres de { $seat } à { $target } : { $trigger }.
event-contract_released = Le contrat de { $seat } envers { $target } s’éteint ({ $trigger }, { $amount } livres).
event-word_kept = { $seat } a tenu parole envers { $target } : { $trigger }.
event-word_broken = { $seat } a rompu la parole donnée à { $target } : { $trigger }.
event-word_ended = { $seat } avait donné sa parole à { $target } : { $trigger }.
event-showed = { $seat } montre « { $card } » à { $target }.
event-court_placed = { $seat } décide : la Cour { $place }.
event-court_moved = { $seat } emmène la Cour { $place }.
event-turn_began = C’est le tour de { $seat }.
event-addressed = { $seat } salue { $target }.
event-drew = { $seat } pioche « { $card } ».
event-drew_hidden = { $seat } pioche une carte.
event-reshuffled = La défausse redevient pioche : { $n } cartes.
event-took = { $seat } prend « { $card } » à la Maison du Roi.
event-gave =
    { $n ->
        [one] { $seat } remet à { $target } « { $cards } ».
       *[other] { $seat } remet à { $target } deux cartes : { $cards }.
    }
event-gave_hidden =
    { $n ->
        [one] { $seat } remet une carte à { $target }.
       *[other] { $seat } remet { $n } cartes à { $target }.
    }
event-discarded = { $seat } défausse « { $card } ».
event-asked_for_self = { $seat } demande { $route } « { $card } ».
event-asked_for = { $seat } demande { $route } « { $card } » pour { $target }.
event-letter_asked = { $seat } demande { $route } une « { $card } » contre { $target }.
event-rolled = Dé { $roll }, il fallait { $needed } au plus : { $sovereign } écoute { $seat }.
event-rolled_above = Dé { $roll }, il fallait { $needed } au plus : { $sovereign } n’écoute pas { $seat }.
event-obtained = { $seat } obtient « { $card } ».
event-refused = { $seat } essuie un refus ; « { $card } » gagne la Maison du Roi.
event-charge_given_up = { $seat } quitte la charge « { $card } », qui gagne la Maison du Roi.
event-charge_sought = { $seat } demande { $route } la charge « { $card } » que tient { $target }.
event-charge_vacant = La charge « { $card } » est vacante.
event-hand_sought = { $seat } demande { $route } la main de { $target }.
event-freedom_sought = { $seat } demande { $route } la liberté de { $target }.
event-recall_sought = { $seat } demande { $toward } le rappel de { $target }.
event-remarriage_advised = { $seat } conseille au Roi une princesse { $realm }.
event-king_remarried = Le Roi épouse une princesse { $realm }.
event-met_the_queen = La nouvelle Reine reçoit { $seat } : { $q }.
event-denied = L’audience de { $seat } n’aboutit pas.
event-married = { $seat } épouse { $target }, qui prend son nom.
event-spoke_for = { $seat } dit du bien de { $target } { $toward }.
event-spoke_against = { $seat } dit du mal de { $target } { $toward }.
event-favour_rose =
    { $n ->
        [one] { $seat } gagne un point { $beside } : { $now }.
       *[other] { $seat } gagne { $n } points { $beside } : { $now }.
    }
event-favour_fell =
    { $n ->
        [one] { $seat } perd un point { $beside } : { $now }.
       *[other] { $seat } perd { $n } points { $beside } : { $now }.
    }
event-gained = { $seat } gagne { $amount } livres.
event-lost = { $seat } perd { $amount } livres.
event-income = Le Trésor paie { $amount } livres à { $seat }.
event-income_shared = Le Trésor paie { $amount } livres à { $seat }, dont { $half } à { $target }, qui partage son lit.
event-played = { $seat } joue « { $card } ».
event-played_on = { $seat } joue « { $card } » sur { $target }.
event-played_on_self = { $seat } joue « { $card } » pour son propre compte.
event-played_on_sovereign = { $seat } joue « { $card } » sur { $sovereign }.
event-survived_pox = « { $card } » : le malade survit.
event-favourite_chosen = Le Roi n’a d’yeux que pour { $seat }, sa Favorite.
event-lover_chosen = La Reine n’a d’yeux que pour { $seat }, son Amant.
event-favourite_no_more = { $seat } n’est plus la Favorite.
event-lover_no_more = { $seat } n’est plus l’Amant de la Reine.
event-secretly_married = « { $card } » : le Roi épouse { $seat } à minuit, sans témoin qui parle.
event-war_declared = La guerre est déclarée contre { $country } ; { $seat } l’a voulue.
event-war_ordered = { $seat }, Secrétaire d’État, décide la guerre contre { $country }.
event-peace_signed = { $seat } signe la paix.
event-peace_made = La paix est faite ; la Cour rentre à Versailles.
event-trial_ordered = { $seat }, Chancelier, fait juger { $target }.
event-arrest_ordered = { $seat }, Chancelier, fait arrêter { $target }.
event-gratified = { $seat }, Contrôleur général, signe une pension pour { $target } (dé { $roll }).
event-governed_up = { $seat }, Gouvernante, vante { $target } { $beside }.
event-governed_down = { $seat }, Gouvernante, dessert { $target } { $beside }.
event-tried = Procès de { $seat }, dé { $roll } : { $verdict }.
event-jailed = La Bastille se referme sur { $seat }.
event-exiled = { $seat } part en exil.
event-died = { $seat } meurt ; sa maison enverra quelqu’un.
event-spared = { $seat } échappe à la mort.
event-titles_inherited = { $seat }, sa veuve, garde les titres de { $target }.
event-king_died = Le Roi est mort.
event-queen_died = La Reine est morte.
event-regent_died = La Régente est morte.
event-regency_began = La Reine est Régente jusqu’à la fin du tour { $round }.
event-round_cut = Le trône est vide : le tour s’arrête là.
event-flag_raised = Grand Chambellan, une faute de { $seat } vous attend : { $fault }.
event-flag_pardoned = Vous pardonnez à { $seat } : { $fault }.
event-fined = { $seat } paie { $amount } livres d’amende et doit des excuses : { $fault }.
event-game_ended = La partie est finie : { $seat } la gagne avec { $amount } livres.
outcome-goal = { $seat } fait la plus belle fortune de la Cour : { $amount } livres.
outcome-rounds = Le dernier tour est joué ; { $seat } est en tête avec { $amount } livres.

## Pourquoi non

refusal-name-shape = Un nom de maison a de 3 à 40 lettres, espaces, traits d’union ou apostrophes, et plus qu’une particule.
refusal-name-word = Une maison ne porte ni qualité, ni titre, ni charge dans son nom.
refusal-name-account = Une maison ne porte pas le nom d’une personne de la table.
refusal-not-at-table = Personne n’est assis à cette place.
refusal-no-actions = Vos deux actions sont faites.
refusal-not-at-court = Il faut être à la Cour.
refusal-deck-empty = La pioche et la défausse sont vides.
refusal-not-in-maison = Cette carte n’est pas à la Maison du Roi.
refusal-not-in-hand = Cette carte n’est pas dans votre main.
refusal-not-a-request = Cette carte se joue ; elle ne se demande pas.
refusal-is-a-request = Cette carte se demande au souverain.
refusal-prisoner-plays = Un prisonnier ne joue que Justice, et pour lui-même.
refusal-women-only = Il y faut la main d’une femme présente à la Cour.
refusal-wrong-place = La Cour n’est pas au lieu que veut la carte.
refusal-wrong-sex = La carte n’est pas pour ce sexe.
refusal-target-away = Ce courtisan n’est pas à la Cour.
refusal-not-in-bastille = Ce courtisan n’est pas à la Bastille.
refusal-not-in-exile = Ce courtisan n’est pas en exil.
refusal-too-little-favour = La faveur de ce courtisan n’y suffit pas.
refusal-not-titled = Il y faut un titre.
refusal-void = La carte serait sans effet : son souverain n’est plus.
refusal-no-target = Personne ne remplit les conditions.
refusal-needs-nobody = Cette carte ne vise personne.
refusal-needs-somebody = Cette carte vise quelqu’un.
refusal-names-a-track = Dites auprès de qui, si la carte le demande.
refusal-not-on-sovereigns = Cette carte n’atteint pas ce souverain.
refusal-oneself = Pas pour soi-même.
refusal-favour-too-high = Ce courtisan est trop bien en cour.
refusal-at-war-already = On lui fait déjà la guerre.
refusal-at-peace = Il n’y a pas de guerre.
refusal-is-favourite = Elle est déjà la Favorite.
refusal-is-lover = Il est déjà l’Amant de la Reine.
refusal-not-favourite = Ce n’est pas la Favorite.
refusal-not-in-love = Ce n’est pas l’Amant de la Reine.
refusal-secret-wife = Le mariage secret du Roi l’interdit.
refusal-not-a-widower = Le Roi n’est pas veuf.
refusal-married = L’un des deux est déjà marié.
refusal-same-sex = La Cour ne marie qu’un homme et une femme.
refusal-no-mark = Cette dame n’a usé ni de poison ni de philtre.
refusal-party-safe = Son parti le met à l’abri.
refusal-second-marshal = On n’est pas deux fois Maréchal.
refusal-charge-moved = Cette charge a déjà changé de main ce tour.
refusal-charge-not-held = Personne d’autre ne tient cette charge.
refusal-own-charge = C’est votre propre charge.
refusal-no-king = Il n’y a pas de Roi.
refusal-no-queen = Il n’y a pas de Reine.
refusal-no-regent = Il n’y a pas de Régente.
refusal-no-relay = La Reine ne plaide que pour qui lui plaît plus qu’au Roi.
refusal-no-power = Vous ne tenez pas cette charge.
refusal-power-used = Ce pouvoir a déjà servi ce tour.
refusal-hunt-in-war = On ne chasse pas en pleine guerre.
refusal-nothing-to-give = Votre main est vide.
refusal-no-such-offer = Il n’y a pas de telle proposition.
refusal-offers-spent = Vous avez fait toutes vos propositions de ce tour.
refusal-no-notary = À cette table, il n’y a pas de notaire.
refusal-empty-offer = La proposition est vide.
refusal-half-escrow = Devant notaire, il faut une somme et une condition.
refusal-no-money = L’argent manque.
refusal-contracts-full = Trois contrats ouverts, c’est assez entre deux personnes.
refusal-kingmaking = On n’achète pas la victoire d’un autre.
refusal-bargain-idle = Ce marché serait sans objet.
refusal-no-flag = Aucune faute n’attend à ce rang.
refusal-not-chambellan = Seul le Grand Chambellan en juge.
refusal-no-etiquette = À cette table, l’étiquette est en vacances.
refusal-flags-full = Trois fautes par message suffisent.
refusal-no-free-fines = Le Grand Chambellan ne punit que ce que le registre relève.
refusal-own-message = On ne se plaint pas de soi-même.
refusal-not-presented = La Cour n’est pas encore assemblée : personne n’y a de nom à faire respecter.
refusal-not-for-you = Cet aparté ne vous était pas destiné.
refusal-complaint-late = Plainte tardive : on ne se plaint que des paroles des cinq dernières minutes.
refusal-unfounded = Plainte sans objet : le registre n’y trouve aucune faute.
refusal-fault-known = Le Grand Chambellan a déjà connaissance de cette faute.

## Les réglages de la table

option-goal = La fortune à atteindre
option-goal-10000 = 10 000 livres
option-goal-20000 = 20 000 livres
option-goal-30000 = 30 000 livres
option-goal-40000 = 40 000 livres
option-goal-50000 = 50 000 livres
option-goal-60000 = 60 000 livres
option-goal-80000 = 80 000 livres
option-goal-100000 = 100 000 livres
option-max_rounds = Les tours, au plus
option-max_rounds-5 = 5 tours
option-max_rounds-10 = 10 tours
option-max_rounds-15 = 15 tours
option-max_rounds-20 = 20 tours
option-max_rounds-30 = 30 tours
option-max_rounds-40 = 40 tours
option-max_rounds-60 = 60 tours
option-max_rounds-none = sans limite
option-first_chambellan = Le premier Grand Chambellan
option-first_chambellan-seat0 = le siège 1
option-first_chambellan-seat1 = le siège 2
option-first_chambellan-seat2 = le siège 3
option-first_chambellan-random = tiré au sort
option-negotiation = La négociation
option-negotiation-live = tous à la fois
option-negotiation-quick = à tour de rôle, deux propositions chacun
option-negotiation-off = aucune
option-negotiation_seconds = Le temps de négocier
option-negotiation_seconds-60 = 60 secondes
option-negotiation_seconds-120 = 120 secondes
option-negotiation_seconds-300 = 300 secondes
option-negotiation_seconds-600 = 600 secondes
option-negotiation_seconds-0 = jusqu’à ce que tous soient prêts
option-notaire = Le notaire
option-notaire-on = oui : l’argent attend la condition
option-notaire-off = non : comptant ou sur parole
option-anti_kingmaking = Payer un autre jusqu’à la victoire
option-anti_kingmaking-on = interdit
option-anti_kingmaking-off = permis
option-etiquette = L’étiquette
option-etiquette-assisted = le Grand Chambellan juge les fautes relevées
option-etiquette-strict = toute faute probable coûte aussitôt
option-etiquette-free = le Grand Chambellan punit à son gré
option-etiquette-off = aucune
option-etiquette_fine = L’amende
option-etiquette_fine-500 = 500 livres
option-etiquette_fine-1000 = 1 000 livres
option-etiquette_fine-2000 = 2 000 livres
option-etiquette_help = L’aide à l’étiquette
option-etiquette_help-none = aucune
option-etiquette_help-register = le registre donne la bonne forme
option-etiquette_help-auto = la bonne forme s’écrit d’elle-même
option-etiquette_challenge = L’épreuve des tables muettes
option-etiquette_challenge-on = choisir la bonne forme parmi quatre
option-etiquette_challenge-off = non
option-bot_etiquette_error = Les faux pas des automates
option-bot_etiquette_error-0 = jamais
option-bot_etiquette_error-2 = deux paroles sur cent
option-bot_etiquette_error-10 = une parole sur dix
option-bot_etiquette_error-30 = trois paroles sur dix
option-lang = La langue de la Cour
option-lang-fr = le français
option-lang-en = l’anglais
option-hand_limit = La main, au plus
option-hand_limit-8 = 8 cartes
option-hand_limit-10 = 10 cartes
option-hand_limit-12 = 12 cartes
option-turn_seconds = Le temps d’un tour
option-turn_seconds-60 = 60 secondes
option-turn_seconds-120 = 120 secondes
option-turn_seconds-300 = 300 secondes
option-turn_seconds-0 = sans limite
option-clemency = La clémence
option-clemency-on = un courtisan frappé survit avec 8, 9 ou 10
option-clemency-off = non
