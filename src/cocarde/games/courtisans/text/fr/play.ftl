## Ce qu’on demande

prompt-character = Choisissez le nom de votre maison et votre premier courtisan : gentilhomme ou dame.
prompt-party = Votre courtisan n’est plus. De quel parti sera l’héritier ?
prompt-negotiation =
    { $n ->
        [0] Négociation : proposez des marchés aux autres maisons, répondez aux leurs, puis dites que vous en avez fini.
        [one] Négociation : encore un marché à proposer à une autre maison, ou dites que vous en avez fini.
       *[other] Négociation : proposez jusqu’à { $n } marchés aux autres maisons, ou dites que vous en avez fini.
    }
prompt-answer = { $target } vous fait une proposition : l’acceptez-vous ?
prompt-place = Grand Chambellan, où la Cour passe-t-elle ce tour ?
prompt-turn =
    { $where ->
        [bastille] À la Bastille, il
        [exile] En exil, il
       *[court] Il
    } vous reste { $n ->
        [one] une action
       *[other] { $n } actions
    }. Vous pouvez { $deeds }.
deed-play = jouer une carte
deed-audience = demander audience
deed-take = prendre à la Maison du Roi
deed-draw = piocher
deed-give = donner des cartes
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
choice-propose-help = À { $target } : je parle pour vous, { $sum } si l’on m’écoute
choice-propose-safety = À { $target } : { $sum } si vous m’épargnez ce tour
choice-propose-protection = À { $target } : je vous épargne ce tour pour { $sum }
choice-propose-versailles = À { $target } : { $sum } pour la Cour à Versailles
choice-propose-chasse = À { $target } : { $sum } pour la Cour à la chasse
choice-propose-ransom = À { $target } : { $sum } si je reviens à la Cour
choice-show = Montrer « { $card } » à { $target }
choice-accept = Accepter la proposition { $number } de { $target }
choice-accept-only = Accepter la proposition de { $target }
choice-decline = Décliner la proposition { $number } de { $target }
choice-accept-this = J’accepte
choice-decline-this = Je décline
choice-decline-only = Décliner la proposition de { $target }
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
choice-play-alone = Jouer « { $card } »
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
choice-move_court-chasse = Mener la Cour à la chasse
choice-move_court-versailles = Ramener la Cour à Versailles
choice-govern-plus = Trois points de plus à { $target }, { $beside }
choice-govern-minus = Trois points de moins à { $target }, { $beside }
choice-confirm = Amende pour la faute { $number }
choice-confirm-of = Amende à { $offender } : { $fault }
choice-pardon = Pardonner la faute { $number }
choice-pardon-of = Pardon à { $offender } : { $fault }
choice-address = La forme { $number }
choice-address-as = « { $wording } »

## Ce qui est en jeu

stake-road-king = au dé ; refus : −1 auprès du Roi
stake-road-queen_relay = aux deux dés de la Reine ; refus : −1 auprès d’elle ou du Roi
stake-road-regent = au dé ; refus : −1 auprès de la Régente
stake-road-queen = au dé ; refus : −1 auprès de la Reine
stake-vain = Aucune chance : votre faveur est trop basse. Le refus coûte un point { $beside }.
stake-request = Il faut { $needed } ou moins { $road }. Accordé : { $amount } livres par tour.
stake-request-for = Il faut { $needed } ou moins { $road }. Accordé : { $amount } livres par tour, pour { $target }.
stake-request-others = Pour autrui seulement. Il faut { $needed } ou moins { $road }. Accordé : { $amount } livres par tour, pour { $target }.
stake-letter = Il faut { $needed } ou moins { $road }. Accordé : la Bastille, et la lettre vous revient.
stake-take_charge =
    { $amount ->
        [0] Il faut { $needed } ou moins { $road }. Accordé : la charge n’est plus à personne.
       *[other] Il faut { $needed } ou moins { $road }. Accordé : la charge change de mains ({ $amount } livres par tour).
    }
stake-marry = Il faut { $needed } ou moins { $road }. Accordé : mariés, et chacun touche la moitié des revenus de l’autre.
stake-free = Il faut { $needed } ou moins { $road }. Accordé : de retour à la Cour.
stake-recall = Il faut { $needed } ou moins { $road }. Accordé : de retour à la Cour.
stake-remarry = Il faut { $needed } ou moins { $road }. Accordé : une Reine du parti { $party }, qui reçoit toute la Cour.
stake-intervene = Il faut { $needed } ou moins { $road }. Entendu : de { $now } à { $least } ou { $most } { $beside }.
stake-intervene-sure = Il faut { $needed } ou moins { $road }. Entendu : de { $now } à { $least } { $beside }.
stake-intervene-idle = Il faut { $needed } ou moins { $road }. Entendu : rien ne change, au bout de l’échelle ({ $now } { $beside }).
stake-govern = Sans dé : de { $now } à { $after } { $beside }.
stake-track = De { $now } à { $after } { $beside }.
stake-govern-idle = Sans dé : rien ne change, au bout de l’échelle ({ $now } { $beside }).
stake-track-idle = Rien ne change, au bout de l’échelle ({ $now } { $beside }).
stake-money = De { $now } à { $after } livres.
stake-gamble = De 1 à { $losing } : { $lose } livres perdues ; au-delà : { $win } gagnées.
stake-capitation =
    { $n ->
        [0] Chacun paie { $amount } livres par titre, charge et dignité ; vous, rien.
       *[other] Chacun paie { $amount } livres par titre, charge et dignité ; vous, { $total }.
    }
stake-end-turn =
    { $n ->
        [0] Votre tour s’arrête
        [one] Une action perdue
       *[other] { $n } actions perdues
    } ; { $amount ->
        [0] vos cartes ne rapportent rien.
       *[other] vos cartes rapportent { $amount } livres.
    }
stake-draw = Une carte inconnue ; vous en tenez { $n }, au plus { $most }.
stake-move-court = La Cour passe { $place } : les cartes de ce lieu se jouent, les autres non.
stake-make-peace = Toutes les guerres finissent ; la Cour rentre à Versailles.
stake-take = Dans votre main, à la vue de tous.
stake-take-request =
    { $amount ->
        [0] Dans votre main, à la vue de tous ; il restera à la demander.
       *[other] Dans votre main, à la vue de tous ; il restera à la demander ({ $amount } livres par tour).
    }
stake-death = Sans dé : la maison perd titres, charges et pensions ; un héritier vient au tour suivant.
stake-death-own = Sans dé : vous perdez titres, charges et pensions ; l’héritier garde main et fortune.
stake-death-king = Plus de faveur auprès de lui ; la Reine est Régente jusqu’à la fin du tour suivant.
stake-death-queen = Plus de faveur auprès d’elle ; le Roi règne seul.
stake-death-last = Plus personne ne règne : le tour s’arrête là, sans revenus, puis vient un nouveau règne.
stake-declare =
    { $n ->
        [0] Nul à la Cour n’est du parti { $party }
       *[other] { $mine ->
            [0] Le parti { $party }
           *[other] Votre parti ({ $party })
        }, { $n } à la Cour, { $felt ->
            [king] perd { $k } auprès du Roi
            [queen] perd { $q } auprès de la Reine
            [none] ne perd rien
           *[both] perd { $k } auprès du Roi et { $q } auprès de la Reine
        }
    } ; la Cour part en guerre.
stake-gratify = { $unit } livres par point du dé : de { $unit } à { $most }.
stake-give = Une ou deux cartes, face cachée ; on ne peut les refuser.
stake-trial = Au dé : 1 à 3, la mort ; 4 à 6, l’exil ; 7 à 9, la moitié de sa fortune ; 10, acquitté.
stake-arrest = À la Bastille, sans dé et sans demander.
stake-confirm = { $amount } livres au Trésor, et des excuses à faire.
stake-pardon = Rien à payer, rien à dire.
stake-character = Pour ce sexe seul : { $cards } ; pour l’autre : { $lost }.
stake-character-even = Rien dans votre main n’est réservé à un sexe.
stake-party-queen = Le parti de la Reine : +{ $n } auprès d’elle à la présentation.
stake-party = Sans avantage auprès de la Reine.
stake-place = De votre main, ne se joue que là : { $cards } ; ne s’y joue pas : { $lost }.
stake-place-even = Rien dans votre main n’en dépend.
stake-address = La bonne forme ne coûte rien ; une faute peut coûter { $amount } livres.
stake-hand = Elle change de mains ; on pourra la jouer contre vous.
stake-done = Une seule carte change de mains.
stake-discard =
    { $amount ->
        [0] À la défausse, à la vue de tous.
       *[other] À la défausse, à la vue de tous ; accordée, elle aurait rapporté { $amount } livres par tour.
    }
stake-show = Nul autre ne la verra ; on saura que vous l’avez.
stake-ready =
    { $n ->
        [0] Vous ne proposez plus rien ; on peut encore frapper à votre porte.
        [one] La proposition qui attend sera déclinée.
       *[other] Les { $n } propositions qui attendent seront déclinées.
    }
stake-accept = Vous { $get_money ->
        [0] { $get_word ->
            [none] ne recevez rien
           *[other] recevez une parole ({ $get_word })
        }
       *[other] recevez { $get_cash ->
            [0] {""}
           *[other] { $get_cash } livres comptant{ $get_escrow ->
                [0] {""}
               *[other] {" et "}
            }
        }{ $get_escrow ->
            [0] {""}
           *[other] { $get_escrow } livres par le notaire si { $get_if }
        }{ $get_word ->
            [none] {""}
           *[other] , avec une parole ({ $get_word })
        }
    } ; vous { $give_money ->
        [0] { $give_word ->
            [none] ne donnez rien
           *[other] donnez votre parole ({ $give_word })
        }
       *[other] donnez { $give_cash ->
            [0] {""}
           *[other] { $give_cash } livres comptant{ $give_escrow ->
                [0] {""}
               *[other] {" et "}
            }
        }{ $give_escrow ->
            [0] {""}
           *[other] { $give_escrow } livres par le notaire si { $give_if }
        }{ $give_word ->
            [none] {""}
           *[other] , avec votre parole ({ $give_word })
        }
    }.
stake-decline = Rien ne change ; qui l’a faite l’apprend.
stake-withdraw = La proposition disparaît.
stake-propose-peace = Rien n’y oblige que l’honneur ; le registre retient qui manque à sa parole.
stake-propose-escrow = L’argent attend chez le notaire ; sans la condition, il revient.
stake-propose-escrow-theirs = On l’écoute : le notaire paie ; sinon, l’argent vous revient.
stake-propose-escrow-yours = On vous écoute : le notaire vous paie ; sinon, l’argent retourne d’où il vient.
stake-propose-cash = Payé comptant, contre une simple parole.
stake-propose-cash-theirs = On l’écoute ; mais vous payez d’avance, contre une simple parole.
stake-propose-cash-yours = On vous écoute ; on vous paie d’avance, contre votre parole.
missing-marry = Demander une main
step-request = { $amount } livres par tour. { $note } { $reign ->
        [regent] La Régente règne : c’est sa faveur qui compte.{" "}
       *[king] {""}
    }Pour qui ?
step-letter = { $note } Contre qui ?
step-play = { $note } Sur qui ?
step-take_charge = { $amount } livres par tour. { $note } À qui doit-elle aller ?
step-marry = Mariés, on partage ses revenus. De qui demandez-vous la main ?
step-free = Qui faut-il libérer ?
step-recall = Qui faut-il rappeler ?
step-remarry = La nouvelle Reine recevra toute la Cour. De quel pays sera la princesse ?
step-intervene = De la faveur en plus ou en moins. De qui parlez-vous ?
step-govern = { $note } De qui parlez-vous ?
step-give = Une ou deux cartes, face cachée. À qui ?
step-power = { $note } Comment en usez-vous ?
step-route = Par quelle voie ?
step-track = Auprès de qui ?
step-sovereign = À qui le demandez-vous ?
step-sign = En bien ou en mal ?
step-house = Dans votre main, pour ce sexe seul : { $cards } ; pour l’autre : { $lost }. De quelle maison ?
step-house-even = De quelle maison ?
step-bargain = Acheter ou vendre un service, ou la paix. Quel marché ?
step-amount = Pour combien ?
step-send = Envoyez-vous cette proposition ?

## Ce qui est arrivé

event-character_chosen = { $seat } a choisi son personnage.
event-house_given = La maison { $wish } était déjà prise : { $seat } portera le nom { $name }.
event-gentleman_appeared = { $seat } est un gentilhomme de la maison { $name }, du parti { $party }.
event-lady_appeared = { $seat } est une dame de la maison { $name }, du parti { $party }.
event-queen_came = La Reine est une princesse { $realm }.
event-chambellan_named = Le premier Grand Chambellan est { $who }.
event-round_began = Tour { $round } : { $who } porte la clef de Grand Chambellan.
event-reign_began = Un nouveau règne commence, avec une reine { $realm } : toutes les faveurs sont à refaire.
event-heir_came = Un neveu relève le nom { $name } pour { $who } ; il est du parti { $party }.
event-heiress_came = Une nièce relève le nom { $name } pour { $who } ; elle est du parti { $party }.
event-presented = Présentation de { $who }, du parti { $party } : { $k } auprès du Roi, { $q } auprès de la Reine.
event-presented_to_king = Présentation de { $who }, du parti { $party } : { $k } auprès du Roi.
event-presented_to_regent = Présentation de { $who }, du parti { $party } : { $q } auprès de la Régente.
event-negotiation_opened = Les négociations s’ouvrent.
event-negotiation_closed = Les négociations sont closes.
event-ready = { $who } en a fini.
event-door_opened = On frappe à la porte de { $who }.
event-offered = { $who } propose à { $whom } un marché, le numéro { $number }.
event-offer_accepted = { $whom } accepte le marché { $number } de { $who }.
event-offer_declined = { $whom } décline le marché { $number } de { $who }.
event-offer_withdrawn = { $who } retire le marché { $number } proposé à { $whom }.
event-offer_failed = Le marché { $number } de { $who } à { $whom } ne peut se conclure.
event-offer_lapsed = Le marché { $number } de { $who } à { $whom } reste sans réponse.
event-paid = { $who } paie { $amount } livres à { $whom }.
event-escrow_paid = Le notaire remet { $amount } livres de { $who } à { $whom } : { $trigger }.
event-contract_released = Le contrat de { $who } envers { $whom } s’éteint ({ $trigger }, { $amount } livres).
event-word_kept = { $who } a tenu parole envers { $whom } : { $trigger }.
event-word_broken = { $who } a rompu la parole donnée à { $whom } : { $trigger }.
event-word_ended = { $who } avait donné sa parole à { $whom } : { $trigger }.
event-showed = { $who } montre « { $card } » à { $whom }.
event-court_placed = { $who } décide : la Cour { $place }.
event-court_moved = { $who } emmène la Cour { $place }.
event-turn_began = C’est le tour de { $who }.
event-addressed = { $who } salue { $whom }.
event-drew = { $who } pioche « { $card } ».
event-drew_hidden = { $who } pioche une carte.
event-reshuffled = La défausse redevient pioche : { $n } cartes.
event-took = { $who } prend « { $card } » à la Maison du Roi.
event-gave =
    { $n ->
        [one] { $who } remet à { $whom } « { $cards } ».
       *[other] { $who } remet à { $whom } deux cartes : { $cards }.
    }
event-gave_hidden =
    { $n ->
        [one] { $who } remet une carte à { $whom }.
       *[other] { $who } remet { $n } cartes à { $whom }.
    }
event-discarded = { $who } défausse « { $card } ».
event-asked_for_self = { $who } demande { $route } « { $card } ».
event-asked_for = { $who } demande { $route } « { $card } » pour { $whom }.
event-letter_asked = { $who } demande { $route } une « { $card } » contre { $whom }.
event-rolled = Dé { $roll }, il fallait { $needed } au plus : { $sovereign } écoute { $who }.
event-rolled_above = Dé { $roll }, il fallait { $needed } au plus : { $sovereign } n’écoute pas { $who }.
event-obtained = { $who } obtient « { $card } ».
event-refused = { $who } essuie un refus ; « { $card } » gagne la Maison du Roi.
event-charge_given_up = { $who } quitte la charge « { $card } », qui gagne la Maison du Roi.
event-charge_sought = { $who } demande { $route } la charge « { $card } » que tient { $whom }.
event-charge_vacant = La charge « { $card } » est vacante.
event-hand_sought = { $who } demande { $route } la main de { $whom }.
event-freedom_sought = { $who } demande { $route } la liberté de { $whom }.
event-recall_sought = { $who } demande { $toward } le rappel de { $whom }.
event-remarriage_advised = { $who } conseille au Roi une princesse { $realm }.
event-king_remarried = Le Roi épouse une princesse { $realm }.
event-met_the_queen = La nouvelle Reine reçoit { $who } : { $q }.
event-denied = L’audience de { $who } n’aboutit pas.
event-married = { $who } épouse { $whom }, qui prend son nom.
event-spoke_for = { $who } dit du bien de { $whom } { $toward }.
event-spoke_against = { $who } dit du mal de { $whom } { $toward }.
event-favour_rose =
    { $n ->
        [one] { $who } gagne un point { $beside } : { $now }.
       *[other] { $who } gagne { $n } points { $beside } : { $now }.
    }
event-favour_fell =
    { $n ->
        [one] { $who } perd un point { $beside } : { $now }.
       *[other] { $who } perd { $n } points { $beside } : { $now }.
    }
why-refused = Refus
why-praised = Bonne parole
why-maligned = Médisance
event-gained = { $who } gagne { $amount } livres.
event-lost = { $who } perd { $amount } livres.
event-income = Le Trésor paie { $amount } livres à { $who }.
event-income_shared = Le Trésor paie { $amount } livres à { $who }, dont { $half } à { $whom }, qui partage son lit.
event-played = { $who } joue « { $card } ».
event-played_on = { $who } joue « { $card } » sur { $whom }.
event-played_on_self = { $who } joue « { $card } » pour son propre compte.
event-played_on_sovereign = { $who } joue « { $card } » sur { $sovereign }.
event-caught_pox = Le dé donne { $roll } (mortelle de 1 à { $fatal }) : c’est la mort.
event-survived_pox = Le dé donne { $roll } (mortelle de 1 à { $fatal }) : on en réchappe.
event-duel_killed = Le dé donne { $roll } (de 1 à 3, la mort) : { $who } reçoit un coup mortel.
event-duel_angered = Le dé donne { $roll } (de 4 à 8) : le Roi s’irrite contre { $who }.
event-duel_admired = Le dé donne { $roll } (9 ou 10) : la Reine admire { $who }.
event-gamble_won = Le dé donne { $roll }, plus de { $losing } : { $who } gagne.
event-gamble_lost = Le dé donne { $roll }, { $losing } au plus : { $who } perd.
event-favourite_chosen = Le Roi n’a d’yeux que pour { $who }, sa Favorite.
event-lover_chosen = La Reine n’a d’yeux que pour { $who }, son Amant.
event-favourite_no_more = { $who } n’est plus la Favorite.
event-lover_no_more = { $who } n’est plus l’Amant de la Reine.
event-secretly_married = Le Roi épouse { $who } à minuit, sans témoin qui parle.
event-war_declared = La guerre est déclarée contre { $country } ; { $who } l’a voulue.
event-war_ordered = { $who }, Secrétaire d’État, décide la guerre contre { $country }.
event-peace_signed = { $who } signe la paix.
event-peace_made = La paix est faite ; la Cour rentre à Versailles.
event-trial_ordered = { $who }, Chancelier, fait juger { $whom }.
event-arrest_ordered = { $who }, Chancelier, fait arrêter { $whom }.
event-gratified = { $who }, Contrôleur général, signe une pension pour { $whom } (dé { $roll }).
event-governed_up = { $who }, Gouvernante, vante { $whom } { $beside }.
event-governed_down = { $who }, Gouvernante, dessert { $whom } { $beside }.
event-tried = Procès de { $who }, dé { $roll } : { $verdict }.
event-jailed = La Bastille se referme sur { $who }.
event-exiled = { $who } part en exil.
event-died = { $who } meurt ; sa maison enverra quelqu’un.
event-spared = Clémence, dé { $roll } ({ $mercy } ou plus) : { $who } échappe à la mort.
event-not_spared = Clémence, dé { $roll } (il fallait { $mercy } ou plus) : { $who } n’y échappe pas.
event-titles_inherited = { $who }, sa veuve, garde les titres de { $whom }.
event-king_died = Le Roi est mort.
event-queen_died = La Reine est morte.
event-regent_died = La Régente est morte.
event-regency_began = La Reine est Régente jusqu’à la fin du tour { $round }.
event-round_cut = Le trône est vide : le tour s’arrête là.
event-flag_raised = Grand Chambellan, une faute de { $who } vous attend : { $fault }.
event-flag_pardoned = Vous pardonnez à { $who } : { $fault }.
event-fined = { $who } paie { $amount } livres d’amende et doit des excuses : { $fault }.
event-game_ended = La partie est finie : { $who } la gagne avec { $amount } livres.
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
refusal-charge-moved = Cette charge a déjà changé de mains ce tour.
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
refusal-nothing-acts = Rien de ce que vous tenez n’agit ici maintenant.
refusal-place-war = Tant que dure la guerre, la Cour reste aux armées.
refusal-place-set = Le Grand Chambellan choisit le lieu avant le tour de table ; ensuite, seul le Maître de la chasse y peut quelque chose.
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
option-victory = La victoire
option-victory-at_once = dès que la somme est amassée
option-victory-turn_end = à la fin du tour où elle l’est
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

score =
    { $n ->
        [one] { $n } livre
       *[other] { $n } livres
    }
reckoning-offices = Charges, dignités et pensions
reckoning-spouse = Part du conjoint
reckoning-hazards = Cartes, jeu et présents
reckoning-deals = Marchés avec les autres maisons
reckoning-fines = Amendes de l’étiquette
reckoning-fortune = Fortune, en livres
