# La langue de ce fichier : les questions viennent des données dans les deux langues.
-tongue = français
    .code = fr

answer-oui = OUI
answer-non = NON

## Ce qu’on demande

prompt-faction =
    { $n ->
        [one] Quelle tendance menez-vous ? Toutes partent à égalité : six députés, { $pp } points de popularité (PP) chacun.
       *[other] Vous menez deux tendances : laquelle prenez-vous ? Toutes partent à égalité : six députés, { $pp } points de popularité (PP) chacun.
    }
prompt-move = { $faction } : déplacez un député, ou passez pour toute la phase.
prompt-name = { $faction } : nommez un Rapporteur, ou personne.
prompt-report = Adoptez-vous le Rapport de { $deputy } ({ $faction }) ? Vos voix : { $n } sur { $total }.
prompt-motion = Le Comité doit-il dénoncer { $deputy } ({ $faction }) ? Vos voix : { $n } sur { $total }.
prompt-trial = Procès : { $deputy } ({ $faction }) est-il coupable ? Vos voix : { $n } sur { $total }.
prompt-dissolution = Dissoudre la Convention ? Vos voix : { $n } sur { $total }. Réélus à présent : { $elected } à vous, { $best } au meilleur rival.
prompt-floor = Ordre du jour, { $faction } : dénoncez, soutenez une dénonciation ou passez.
prompt-floor-denounce = Ordre du jour, { $faction } : dénoncez ou passez.
prompt-floor-support = Ordre du jour, { $faction } : soutenez une dénonciation ou passez.
prompt-summons = { $deputy } est convoqué au Tribunal : que fait-il ?
prompt-accomplice = Quel juge se fait complice pour sauver { $deputy } ?
prompt-propose = Comité, { $faction } : proposez un nom à dénoncer, ou passez.
prompt-assign = Quelle carte pour { $deputy } ? La dernière sera rejetée.
prompt-card = « { $card } » : que décidez-vous pour { $deputy } ?
prompt-courier = « { $card } », de { $deputy } : quel ami à la Convention gagne { $n } PP ?
prompt-quarrel = « { $card } », avec { $deputy } : qui perd { $n } PP avec lui ?
prompt-orator = « { $card } » : qui est l’orateur ?
prompt-target = « { $card } » : qui dénoncez-vous ?
prompt-target-second = « { $card } » : et qui encore ?
prompt-release = Le certificat de civisme, { $faction } : qui sort de Prison ?
prompt-delayed = « { $card } » : la garder, la jouer ou la remettre sous le paquet ?
prompt-delayed-useless = « { $card } » n’a pas d’emploi pour le moment : la garder ou la remettre sous le paquet ?
prompt-attempt = { $deputy } tente-t-il sa réhabilitation ? Il lui faut { $needed } ou plus au dé.
prompt-surrender = { $deputy } reste-t-il en Fuite ou se présente-t-il au Tribunal ?
prompt-question = Pour disculper { $deputy } : { -tongue.code ->
        [en] { $en }
       *[fr] { $fr }
    }

## Les réponses

choice-faction = { $faction }
choice-pass = Passer
choice-move = { $deputy } { $place }
choice-name = { $deputy }, Rapporteur
choice-name-none = Aucun Rapporteur
choice-vote-oui = OUI
choice-vote-non = NON
choice-split = Voix pour OUI : { $ballot }
choice-denounce = Dénoncer { $deputy }
choice-denounce-of = Dénoncer { $deputy } ({ $faction })
choice-support = Soutenir la dénonciation contre { $deputy }
choice-support-of = Soutenir la dénonciation contre { $deputy } ({ $faction })
choice-summons-fuite = La Fuite
choice-summons-proces = Le procès
choice-summons-complice = Un complice
choice-accomplice = { $deputy }, complice (−2 PP)
choice-propose = Proposer de dénoncer { $deputy }
choice-propose-of = Proposer de dénoncer { $deputy } ({ $faction })
choice-assign = { $card }
choice-option-stay = Rester en Mission
choice-option-return = Rentrer à la Convention
choice-option-refuse = Refuser et gagner de la popularité
choice-option-accept = Entrer au Comité
choice-favour = { $deputy }
choice-blame = { $deputy }
choice-blame-of = { $deputy } ({ $faction })
choice-orator = { $deputy } à la tribune
choice-target = Dénoncer { $deputy }
choice-target-of = Dénoncer { $deputy } ({ $faction })
choice-release = { $deputy } retourne à la Convention
choice-keep = Garder « { $card } »
choice-discard = Remettre sous le paquet « { $card } »
choice-play = Jouer « { $card } »
choice-keep-it = Garder cette carte
choice-discard-it = La remettre sous le paquet
choice-play-it = La jouer maintenant
choice-show-it = La montrer à tous
choice-show = Montrer à tous « { $card } »
choice-rehabilitation-attempt = Tenter la réhabilitation
choice-rehabilitation-decline = Ne pas tenter
choice-surrender-stay = Rester en Fuite
choice-surrender-surrender = Se présenter au Tribunal
choice-answer-oui = OUI
choice-answer-non = NON
choice-answer-silence = Je ne sais pas

## Ce qui est en jeu

stake-faction = { $deputies }.
stake-fate-tribunal = il passe devant le Tribunal
stake-fate-death = il perd 3 PP et en meurt
stake-fate-loss = il perd 3 PP
stake-show = Tous la verront, tant qu’elle reste dans votre main.
stake-move-convention = Vos voix à la Convention : { $n } sur { $total } (Rapports, dissolution) ; on y prend la parole.
stake-move-tribunal = Vos voix aux procès : { $n } sur { $total }. Dénoncé ici, il serait lui-même jugé.
stake-move-comite = +{ $gain } PP ce tour ; vos voix aux motions : { $n } sur { $total }. Dénoncé ici, il serait jugé.
stake-move-jacobins = Une carte Jacobin de plus en phase V. Dénoncé ici, il perdrait { $loss } PP.
stake-move-mission = +{ $gain } PP et une carte Mission, bonne ou mauvaise. Dénoncé ici, il perdrait { $loss } PP.
stake-pass-movements =
    { $n ->
        [one] Un député pouvait encore bouger : il restera où il est ce tour-ci.
       *[other] { $n } députés pouvaient encore bouger : ils resteront où ils sont ce tour-ci.
    }
stake-name =
    { $after ->
        [0] Adopté : +{ $gain } PP, protégé jusqu’à la prochaine Convention ; rejeté : il en meurt. Vos voix : { $n } sur { $total }.
       *[other] Adopté : +{ $gain } PP, protégé jusqu’à la prochaine Convention ; rejeté : −{ $gain } PP. Vos voix : { $n } sur { $total }.
    }
stake-name-none = Ni gain ni perte, mais aucun des vôtres ne sera protégé.
stake-report-oui = Plus de OUI : +{ $gain } PP, et protégé jusqu’à la prochaine Convention.
stake-report-non =
    { $after ->
        [0] Plus de NON : −{ $gain } PP, et il en meurt ; égalité : rien.
       *[other] Plus de NON : −{ $gain } PP ; égalité : ni gain ni perte.
    }
stake-motion-oui =
    { $upto ->
        [0] Plus de OUI : deux questions à réussir, sinon { $fate }.
       *[other] Plus de OUI : confirmée sur 1 à { $upto } au dé ; alors { $fate }.
    }
stake-motion-non = Égalité ou plus de NON : rien ne lui arrive.
stake-trial-oui = Plus de OUI : guillotiné ; égalité : la Prison.
stake-trial-non = Plus de NON : acquitté ; égalité : la Prison.
stake-dissolution-oui = Plus de OUI : élections à la fin de ce tour.
stake-dissolution-non = Égalité ou plus de NON : on joue, au plus jusqu’au tour { $last }.
stake-split = { $oui } OUI et { $non } NON, sur { $total } voix en tout.
stake-denounce = Confirmée sur 1 à { $upto } au dé (1 à { $supported } si on la soutient) : { $fate }.
stake-support = Confirmée sur 1 à { $upto } au dé, au lieu de 1 à { $simple } : { $fate }.
stake-strike = Confirmée sur 1 à { $upto } au dé : { $fate }.
stake-denounce-question = Les { $faction } ont une question à réussir (deux si on la soutient), sinon { $fate }.
stake-support-question = Les { $faction } ont deux questions à réussir au lieu d’une, sinon { $fate }.
stake-strike-question = Les { $faction } ont une question à réussir, sinon { $fate }.
stake-keep-quiet = Vous n’aurez plus la parole ce tour-ci.
stake-propose =
    { $upto ->
        [0] Le Comité vote (vos voix : { $n } sur { $total }). Adoptée : deux questions à réussir, sinon { $fate }.
       *[other] Le Comité vote (vos voix : { $n } sur { $total }). Adoptée : confirmée sur 1 à { $upto } au dé ; alors { $fate }.
    }
stake-propose-nobody = La parole passe à la tendance suivante du Comité.
stake-trial =
    { $judges ->
        [0] Tribunal vide : personne ne vote, c’est la Prison.
        [one] Un seul juge ({ $n ->
            [0] pas à vous
           *[other] à vous
        }). OUI : guillotiné ; NON : acquitté.
       *[other] { $judges } juges, dont { $n ->
            [0] aucun
           *[other] { $n }
        } à vous. Plus de OUI : guillotiné ; égalité : Prison ; plus de NON : acquitté.
    }
stake-flight =
    { $chances ->
        [0] Il échappe à la recherche de chaque tour ({ $caught } : guillotiné ; { $again } : cherché encore), pour { $loss } PP. Trop peu d’amis pour rentrer.
       *[other] Il échappe à la recherche de chaque tour ({ $caught } : guillotiné ; { $again } : cherché encore), pour { $loss } PP. Rentrer : { $chances } sur 6.
    }
stake-accomplice =
    { $after ->
        [0] La Prison, sans procès ; { $accomplice } perd { $loss } PP et en meurt.
       *[other] La Prison, sans procès ; { $accomplice } perd { $loss } PP (il lui en reste { $after }).
    }
stake-accomplices = La Prison, sans procès ; un de vos { $n } juges, au choix, perd { $loss } PP.
stake-pp =
    { $after ->
        [0] Il a { $pp } PP : il en mourrait.
       *[other] De { $pp } à { $after } PP.
    }
stake-recall =
    { $after ->
        [0] Il a { $pp } PP : il en mourrait.
       *[other] De { $pp } à { $after } PP, puis retour à la Convention.
    }
stake-pp-even = Il garde ses { $pp } PP.
stake-recall-even = Il garde ses { $pp } PP et retourne à la Convention.
stake-gamble = Au dé, de 1 à 6 : { $faces } (PP).
stake-return = Vos voix à la Convention : { $n } sur { $total } ; sans les +{ $gain } PP par tour de la Mission.
stake-stay-mission = +{ $gain } PP et une carte Mission au prochain tour, s’il y reste.
stake-return-last = C’est le dernier tour : à la Convention, il aide encore les siens à sortir de Prison ou de Fuite.
stake-stay-mission-last = C’est le dernier tour : la Mission ne rapporte plus rien.
stake-join = +{ $gain } PP par tour dès le prochain ; { $n } voix sur { $total } au Comité. Dénoncé là, il serait jugé.
stake-join-last = C’est le dernier tour : le Comité ne rapporte plus rien. Dénoncé là, il serait jugé.
stake-release = Libre à l’instant ; il garde { $pp } PP et n’en perdra plus { $loss } par tour.
stake-keep = Elle reste secrète ; vous pourrez la jouer à une prochaine phase V.
stake-keep-last = C’est le dernier tour : elle ne servira plus.
stake-discard = Perdue pour vous, sans effet ; personne ne la voit.
stake-attempt =
    { $friends ->
        [0] Il faut { $needed } ou plus au dé (aucun ami à la Convention) ; sinon, il reste { $at }.
        [one] Il faut { $needed } ou plus au dé (un ami à la Convention) ; sinon, il reste { $at }.
       *[other] Il faut { $needed } ou plus au dé ({ $friends } amis à la Convention) ; sinon, il reste { $at }.
    }
stake-stay-prison =
    { $after ->
        [0] Il reste ; au prochain tour, il perd son dernier PP et en meurt.
       *[other] Il reste ; au prochain tour, de { $pp } à { $after } PP.
    }
stake-stay-fuite =
    { $after ->
        [0] Il reste ; au prochain tour, on le cherche, et il meurt de son dernier PP.
       *[other] Il reste, sans pouvoir se présenter ; au prochain tour, on le cherche : de { $pp } à { $after } PP.
    }
stake-stay-last = C’est le dernier tour : { $at }, il ne sera pas réélu.
stake-answer = Juste : il est disculpé ; faux : { $fate }.
stake-answer-first = Juste : encore une question ; faux : { $fate }.
stake-silence = Compte comme une mauvaise réponse : { $fate }.
step-post = Où envoyez-vous { $deputy } ? Il est { $at }, avec { $pp } PP.

## Ce qui s’est passé

event-faction_picked = { $seat } mène les { $faction }.
event-faction_left = { $seat } prend ceux qui restent : les { $faction }.
event-faction_drawn = Le sort donne les { $faction } à { $seat }.
event-rolled_first = { $seat } lance le dé pour commencer : { $roll }.
event-turn_began = Tour { $turn } : les { $faction } commencent toutes les phases.
event-phase_began = Phase { $phase }.
event-passed = Les { $faction } passent.
event-moved = Les { $faction } envoient { $deputy } { $place }.
event-squares_cleared =
    { $n ->
        [one] La case « Rapport » se vide : { $deputies } n’est plus protégé.
       *[other] Les cases « Rapport » se vident : { $deputies } ne sont plus protégés.
    }
event-named = Les { $faction } nomment { $deputy } Rapporteur.
event-named_nobody = Les { $faction } ne nomment pas de Rapporteur.
event-report_opened = On vote sur le Rapport présenté par { $deputy } : { $parties }.
event-motion_opened = Le Comité vote sur la motion contre { $deputy } : { $parties }.
event-trial_opened = Procès : { $deputy } devant ses juges, { $parties }.
event-trial_unattended = Procès : { $deputy } devant un Tribunal vide.
event-dissolution_opened = La Convention vote sur sa dissolution : { $parties }.
event-voted = Les { $parties } ont voté.
event-ballot_split = Les { $parties } partagent leurs voix : { $oui } OUI, { $non } NON.
event-counted = { $oui } OUI ({ $parties_for }), { $non } NON ({ $parties_against }).
event-counted_oui = { $oui } OUI ({ $parties_for }), { $non } NON.
event-counted_non = { $oui } OUI, { $non } NON ({ $parties_against }).
event-counted_split = { $oui } OUI, { $non } NON.
event-report_adopted = Rapport adopté : { $deputy } gagne { $n } PP ({ $total }) et ne peut être dénoncé avant la prochaine phase II.
event-report_rejected = Rapport rejeté : { $deputy } perd { $n } PP ({ $total }).
event-report_tied = Égalité : { $deputy } quitte la case « Rapport », sans gain ni perte.
event-kept_quiet = Les { $faction } ne disent rien à l’Ordre du jour.
event-denounced = Les { $faction } dénoncent { $deputy }, { $at }.
event-complained_of = { $deputy } est dénoncé, sans dénonciateur.
event-supported = Les { $faction } soutiennent la dénonciation contre { $deputy }.
event-tested = Dénonciation contre { $deputy } : le dé donne { $roll } (confirmée de 1 à { $upto }).
event-question_put = Question à { $seat }, pour disculper { $deputy } : { -tongue.code ->
        [en] { $en }
       *[fr] { $fr }
    }
event-answered_right = { $seat } répond { $answer } : c’est juste. { -tongue.code ->
        [en] { $en }
       *[fr] { $fr }
    }
event-answered_wrong = { $seat } se trompe : c’était { $answer }. { -tongue.code ->
        [en] { $en }
       *[fr] { $fr }
    }
event-kept_silent = { $seat } ne répond pas : c’était { $answer }. { -tongue.code ->
        [en] { $en }
       *[fr] { $fr }
    }
event-confirmed = La dénonciation contre { $deputy } est confirmée.
event-annulled = La dénonciation contre { $deputy } est annulée : il retrouve sa place { $place }.
event-lapsed = La dénonciation contre { $deputy } tombe.
event-disgraced = { $deputy } perd { $n } PP ({ $total }) et rejoint les bancs de la Convention.
event-disgraced_to_death = { $deputy } perd { $n } PP.
event-summoned = { $deputy } perd son siège : il est convoqué au Tribunal.
event-sent = { $deputy } va { $place }.
event-accomplice_helped = { $accomplice } se fait complice et perd 2 PP : { $deputy } s’en tire avec la Prison.
event-acquitted = { $deputy } est acquitté et rejoint les bancs de la Convention.
event-guillotined = { $deputy } est condamné et guillotiné.
event-imprisoned = Les voix sont partagées : { $deputy } va en Prison.
event-killed_himself = { $deputy } n’a plus de popularité et se donne la mort.
event-faction_ended = Les { $faction } n’ont plus de député vivant.
event-dissolved = L’Assemblée est dissoute : la partie finira avec ce tour.
event-not_dissolved = L’Assemblée ne se dissout pas.
event-gained = { $deputy } gagne { $n } PP ({ $total }).
event-lost = { $deputy } perd { $n } PP ({ $total }).
event-all_gained = { $n } PP de plus pour { $deputies }.
event-all_lost = { $n } PP de moins pour { $deputies }.
event-proposed = Au Comité, les { $faction } proposent de dénoncer { $deputy }.
event-proposed_nothing = Au Comité, les { $faction } ne proposent personne.
event-motion_adopted = La motion contre { $deputy } est adoptée.
event-motion_rejected = La motion contre { $deputy } est rejetée.
event-drew_missions = Les { $faction } tirent { $cards }.
event-drew_missions_hidden =
    { $n ->
        [one] Les { $faction } tirent une carte Mission.
       *[other] Les { $faction } tirent { $n } cartes Mission.
    }
event-assigned = { $deputy } aura « { $card } ».
event-discarded_mission = Les { $faction } remettent sous le paquet « { $card } ».
event-discarded_mission_hidden = Les { $faction } remettent une carte sous le paquet, face cachée.
event-received = { $deputy } en Mission : « { $card } ».
event-tried_luck = { $deputy } fait { $roll } au dé.
event-bore_colours = { $deputy } présente les drapeaux et prend place sur la case « Rapport », protégé.
event-stayed = { $deputy } reste en Mission.
event-replaced =
    { $why ->
        [own] Les { $faction } remplacent « { $card } » : la carte vise l’un des leurs.
        [dead] Les { $faction } remplacent « { $card } » : la carte vise un mort.
        [unused] Les { $faction } remplacent « { $card } » : la carte vise un député hors du jeu.
        [prison] Les { $faction } remplacent « { $card } » : la carte vise un prisonnier.
        [flight] Les { $faction } remplacent « { $card } » : la carte vise un fugitif.
        [protected] Les { $faction } remplacent « { $card } » : la carte vise un Rapporteur protégé.
       *[other] Les { $faction } remplacent « { $card } » : il n’y a personne à dénoncer.
    }
event-drew_jacobins = Les { $faction } tirent { $cards }.
event-drew_jacobins_hidden =
    { $n ->
        [one] Les { $faction } tirent une carte Jacobin.
       *[other] Les { $faction } tirent { $n } cartes Jacobin.
    }
event-chose_orator = { $deputy } portera « { $card } ».
event-used = Les { $faction } emploient « { $card } ».
event-had_no_effect = « { $card } » reste sans effet.
event-had_no_second = « { $card } » ne trouve pas de seconde cible.
event-could_not_move = Les { $faction } n’ont plus de déplacement possible : ils passent.
event-had_nobody_to_denounce = À l’Ordre du jour, les { $faction } n’ont personne à dénoncer : ils passent.
event-had_nobody_to_propose = Au Comité, les { $faction } n’ont personne à dénoncer : ils passent.
event-kept_jacobin = Les { $faction } gardent « { $card } ».
event-kept_jacobin_hidden = Les { $faction } gardent une carte à retardement.
event-discarded_jacobin = Les { $faction } remettent sous le paquet « { $card } ».
event-discarded_jacobin_hidden = Les { $faction } remettent une carte à retardement sous le paquet, face cachée.
event-showed = Les { $faction } montrent à tous une carte gardée : « { $card } ».
event-had_no_friends =
    { $friends ->
        [0] { $deputy } n’a pas d’ami à la Convention : il ne peut être réhabilité.
        [one] { $deputy } n’a qu’un ami à la Convention : il ne peut être réhabilité.
       *[other] { $deputy } n’a que { $friends } amis à la Convention : il ne peut être réhabilité.
    }
event-rehabilitated = { $deputy } est réhabilité (dé { $roll }, amis { $friends } : { $total }, il fallait { $needed }) et rejoint la Convention.
event-not_rehabilitated = { $deputy } n’est pas réhabilité (dé { $roll }, amis { $friends } : { $total }, il fallait { $needed }).
event-did_not_try = { $deputy } ne tente pas sa réhabilitation.
event-escaped = Recherches : { $roll }, { $deputy } leur échappe.
event-searched_again = Recherches : { $roll }, on cherche encore { $deputy }.
event-caught = Recherches : { $roll }, { $deputy } est pris et guillotiné.
event-surrendered = { $deputy } se présente au Tribunal.
event-stayed_in_flight = { $deputy } reste en Fuite.
event-game_ended = Les élections ont lieu à la fin du tour { $turn }.

## Pourquoi non

refusal-faction-taken = Les { $faction } ont déjà été choisis.
refusal-faction-unused = Les { $faction } ne sont pas de cette partie.
refusal-not-yours = { $deputy } n’est pas de cette tendance.
refusal-dead = { $deputy } n’est plus de ce monde, ou pas de cette partie.
refusal-not-free = { $deputy } n’est pas libre.
refusal-moved-already = { $deputy } s’est déjà déplacé dans cette phase.
refusal-there-already = { $deputy } y est déjà : { $place }.
refusal-never-a-post = On ne va pas de soi-même { $place }.
refusal-no-seat = Il n’y a plus de place { $place }.
refusal-one-missionary = Un seul nouveau député par tendance et par tour { $place }.
refusal-not-at-convention = { $deputy } n’est pas à la Convention.
refusal-own-deputy = { $deputy } est des vôtres : on ne dénonce que des adversaires.
refusal-protected = { $deputy } est sur une case « Rapport » : il est protégé jusqu’à la prochaine phase II.
refusal-denounced-already = { $deputy } est déjà dénoncé.
refusal-no-colleague = Pour dénoncer { $deputy }, il faut un des vôtres à son poste.
refusal-supported-already = La dénonciation contre { $deputy } est déjà soutenue : une fois suffit.
refusal-own-case = { $deputy } est des vôtres : vous ne pouvez soutenir sa dénonciation.
refusal-rejected-already = Le Comité a déjà rejeté ce nom ce tour-ci : { $deputy }.
refusal-no-accomplice = Aucun député de sa tendance ne siège au Tribunal.
refusal-not-a-judge = { $deputy } n’est pas un juge de sa tendance.
refusal-not-drawn = « { $card } » n’est pas parmi les cartes tirées.
refusal-not-an-orator = { $deputy } ne peut porter cette carte.
refusal-wrong-post = { $deputy } n’est pas au poste que vise la carte.
refusal-same-faction = { $deputy } est de la même tendance que le premier : l’amalgame en veut deux.
refusal-other-faction = { $deputy } n’est pas de la tendance du premier : la pétition n’en vise qu’une.
refusal-not-a-prisoner = { $deputy } n’est pas un de vos prisonniers.
refusal-no-use-now = « { $card } » n’a pas d’emploi pour le moment : gardez-la ou remettez-la.
refusal-one-card-at-a-time = On décide d’une carte à la fois : « { $card } » attend.
refusal-not-kept = Vous ne gardez pas « { $card } ».
refusal-shown-already = « { $card } » a déjà été montrée.
refusal-showing-is-off = À cette table, on ne montre pas ses cartes gardées.
refusal-no-splitting = On ne partage pas ses voix : OUI ou NON.
refusal-not-your-voices = Vous n’avez pas autant de voix.
refusal-split-instead = À cette table, dites combien de vos voix vont à OUI.

## Les options de la table

option-faction_choice = Les tendances
option-faction_choice-draft = chacun choisit à son tour
option-faction_choice-random = tirées au sort
option-unused_faction = La tendance inutilisée, à trois
option-unused_faction-left = celle qui reste
option-unused_faction-random = tirée au sort avant le choix
option-unused_faction-montagnards = les Montagnards
option-unused_faction-girondins = les Girondins
option-unused_faction-crapauds = les Crapauds
option-unused_faction-royalistes = les Royalistes
option-history_variant = La Variante Histoire
option-history_variant-off = non : des dés
option-history_variant-on = oui : des questions d’histoire
option-history_timer_s = Le temps d’une question
option-history_timer_s-0 = sans limite
option-history_timer_s-15 = 15 secondes
option-history_timer_s-30 = 30 secondes
option-history_timer_s-60 = 60 secondes
option-dissolution_from_turn = La dissolution
option-dissolution_from_turn-4 = à partir du tour 4
option-dissolution_from_turn-99 = jamais
option-ask_rehabilitation = La réhabilitation
option-ask_rehabilitation-off = toujours tentée
option-ask_rehabilitation-on = demandée à chaque fois
option-allow_show_kept = Montrer une carte gardée
option-allow_show_kept-on = permis
option-allow_show_kept-off = interdit
option-split_ballots = Partager ses voix
option-split_ballots-off = non : tout OUI ou tout NON
option-split_ballots-on = oui
option-bot_history_skill = Le savoir des automates (Variante Histoire)
option-bot_history_skill-50 = 50 % de réponses justes
option-bot_history_skill-70 = 70 % de réponses justes
option-bot_history_skill-100 = toujours justes

## La fin

score =
    { $n ->
        [one] { $n } réélu
       *[other] { $n } réélus
    }
outcome-won =
    { $n ->
        [one] { $seats } ({ $parties }) l’emporte avec un réélu et { $total } PP.
       *[other] { $seats } ({ $parties }) l’emporte avec { $n } réélus et { $total } PP.
    }
outcome-shared =
    { $n ->
        [0] Nul n’est réélu ({ $total } PP) : la victoire est partagée entre { $seats }.
        [one] Victoire partagée entre { $seats } : un réélu et { $total } PP chacun.
       *[other] Victoire partagée entre { $seats } : { $n } réélus et { $total } PP chacun.
    }
outcome-survivor =
    { $n ->
        [0] { $seats } ({ $parties }) l’emporte : les autres n’ont plus un député vivant.
        [one] { $seats } ({ $parties }) l’emporte : les autres n’ont plus un député vivant. Un réélu, { $total } PP.
       *[other] { $seats } ({ $parties }) l’emporte : les autres n’ont plus un député vivant. { $n } réélus, { $total } PP.
    }
outcome-nobody = Plus un député vivant : { $seats } partagent la place vide ({ $n } réélu, { $total } PP).

## Ce que disent les cartes

effect-gain =
    { $n ->
        [-3] −3 PP.
        [-2] −2 PP.
        [-1] −1 PP.
       *[other] +{ $n } PP.
    }
effect-fief = +{ $n } PP pour un député des { $faction }, +{ $other } PP pour tout autre.
effect-gamble = Lancez le dé : { $rolls }.
effect-recall =
    { $n ->
        [-3] −3 PP, puis retour à la Convention.
        [-2] −2 PP, puis retour à la Convention.
        [-1] −1 PP, puis retour à la Convention.
        [0] Retour à la Convention.
       *[other] +{ $n } PP, puis retour à la Convention.
    }
effect-leave = +{ $n } PP, puis au choix : rentrer à la Convention ou rester.
effect-colours = +{ $n } PP, puis sur la case « Rapport » de sa tendance si elle est libre (protégé jusqu’à la prochaine phase II), sinon sur les bancs.
effect-called = Si le Comité a une place : y entrer, ou refuser et gagner { $n } PP ; sinon +{ $n } PP.
effect-courier = +{ $n } PP à un autre député de la même tendance, présent à la Convention.
effect-prolong = Tirez la carte Mission suivante : elle s’applique au même député.
effect-complaint = Il est dénoncé (dénonciation simple), sans dénonciateur.
effect-quarrel =
    { $n ->
        [-2] −2 PP, et −2 PP à un député en Mission d’un autre joueur.
        [-1] −1 PP, et −1 PP à un député en Mission d’un autre joueur.
       *[other] { $n } PP, et autant à un député en Mission d’un autre joueur.
    }
effect-captured = Il va en Prison.
effect-named = Dénoncez { $deputy }.
effect-suspect = Dénoncez une cible permise, à tout poste.
effect-suspect-comite = Dénoncez une cible permise au Comité.
effect-suspect-tribunal = Dénoncez une cible permise au Tribunal.
effect-suspect-mission = Dénoncez une cible permise en Mission.
effect-suspect-jacobins = Dénoncez une cible permise aux Jacobins.
effect-suspect-convention = Dénoncez une cible permise à la Convention.
effect-petition = Dénoncez une cible permise, puis une seconde de la même tendance s’il y en a une.
effect-amalgam = Dénoncez deux cibles permises de deux tendances différentes.
effect-ovation = +{ $n } PP à l’orateur.
effect-purge =
    { $n ->
        [-1] −1 PP à l’orateur, qui retourne à la Convention.
       *[other] { $n } PP à l’orateur, qui retourne à la Convention.
    }
effect-uproar =
    { $n ->
        [-1] −1 PP à tous les députés du Club, orateur compris.
       *[other] { $n } PP à tous les députés du Club, orateur compris.
    }
effect-address = +{ $n } PP à chaque député de la tendance en Mission ; s’il n’y en a pas, à l’orateur.
effect-certificate = Un député de la tendance, en Prison, retourne à la Convention.
effect-roll-gain =
    { $n ->
        [-3] −3 PP
        [-2] −2 PP
        [-1] −1 PP
        [0] rien
       *[other] +{ $n } PP
    }
effect-roll-prison = en Prison
effect-roll-fuite = en Fuite

## D’où vient la popularité

cause-comite = Comité
cause-mission = Mission
cause-report = Rapport
cause-denunciation = dénonciation
cause-accomplice = complicité
cause-prison = Prison
cause-fuite = Fuite

reckoning-deputy = { $deputy }, { $faction }
reckoning-elected = Réélus
reckoning-popularity = Points de popularité des réélus
