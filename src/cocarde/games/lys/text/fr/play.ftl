## Ce qu’on demande

prompt-persona = Qui jouez-vous : une citoyenne ou un citoyen ? Cela ne compte que sur la case 9.
prompt-ask-alms = Un prêtre ne pioche pas : à qui demandez-vous une carte en aumône ?
prompt-give-alms = { $target } est prêtre et vous demande l’aumône : donnez une carte de votre choix.
prompt-main = Jouez une carte si vous voulez (marquer, attaquer ou jeter), puis lancez les dés.
prompt-main-plant = Jouez une carte si vous voulez (marquer, attaquer ou jeter), plantez vos arbres, puis lancez les dés.
prompt-main-books = Jouez une carte (marquer, attaquer ou jeter) et posez deux livres si vous voulez, puis lancez les dés.
prompt-main-plant-books = Jouez une carte (marquer, attaquer ou jeter), plantez, posez deux livres si vous voulez, puis lancez les dés.
prompt-main-acted = Lancez les dés.
prompt-main-acted-plant = Plantez vos arbres si vous voulez, puis lancez les dés.
prompt-main-acted-books = Posez deux livres contre un arbre si vous voulez, puis lancez les dés.
prompt-main-acted-plant-books = Plantez vos arbres ou posez deux livres si vous voulez, puis lancez les dés.
prompt-main-full = Sept cartes en main : jouez-en ou jetez-en une avant de lancer les dés.
prompt-defend = { $target } vous attaque : { $card }. Que répondez-vous ?
prompt-undefended = { $target } vous attaque : { $card }. Rien dans votre main n’y répond.
prompt-pass-barrier =
    { $n ->
        [one] Barrage : { $square }. Il vous reste { $n } pas : passez-vous, ou rebondissez-vous ?
       *[other] Barrage : { $square }. Il vous reste { $n } pas : passez-vous, ou rebondissez-vous ?
    }
prompt-bounce = Barrage : { $square }. Personne dans votre main ne vous le fait franchir : vous rebondissez.
prompt-protect = Danger : { $square }. Qui vous protège ?
prompt-protect-by = { $target } attire sur vous un danger : { $square }. Qui vous protège ?
prompt-suffer = Danger : { $square }. Personne dans votre main n’y peut rien.
prompt-suffer-by = { $target } attire sur vous un danger : { $square }. Personne dans votre main n’y peut rien.
prompt-lose-limit =
    { $n ->
        [one] Plus de six cartes en main : jetez-en une.
       *[other] Plus de six cartes en main : jetez-en { $n }, l’une après l’autre.
    }
prompt-lose-square =
    { $n ->
        [one] Vous jetez une carte : ainsi le veut { $square }. Laquelle ?
       *[other] Vous jetez { $n } cartes, l’une après l’autre : ainsi le veut { $square }. Laquelle d’abord ?
    }
prompt-lose-attack =
    { $n ->
        [one] L’attaque vous coûte une carte : laquelle ?
       *[other] L’attaque vous coûte { $n } cartes : laquelle d’abord ?
    }
prompt-verdict = Louis Capet est-il coupable ? « Oui » vous mène à { $square }.
prompt-schools =
    { $n ->
        [0] Vous n’avez aucun livre à donner aux grandes écoles.
        [one] Donnez-vous votre livre aux grandes écoles ? Il vaut un arbre.
       *[other] Combien de vos { $n } livres donnez-vous aux grandes écoles ? Chacun vaut un arbre.
    }
prompt-allot =
    { $n ->
        [one] Dernière carte des prisonniers : à qui donnez-vous { $card } ?
       *[other] { $n } cartes de prisonniers à distribuer : à qui donnez-vous { $card } ?
    }
prompt-message = Un message passe les grilles : à qui prenez-vous une carte, au hasard ?
prompt-close-waits =
    { $n ->
        [one] Votre arbre ne se plante pas d’ici, et rien d’autre à poser : terminez votre tour.
       *[other] Vos { $n } arbres ne se plantent pas d’ici, et rien d’autre à poser : terminez votre tour.
    }
prompt-close = Rien à planter, ni deux livres à poser : terminez votre tour.
prompt-close-plant = Plantez vos arbres si vous voulez, puis terminez votre tour.
prompt-close-books = Posez deux livres contre un arbre si vous voulez, puis terminez votre tour.
prompt-close-plant-books = Plantez vos arbres ou posez deux livres si vous voulez, puis terminez votre tour.

## Ce qu’on répond

choice-persona = Jouer { $persona }
choice-ask = Demander à { $target }
choice-give = Donner { $card }
choice-roll = Lancer les dés
choice-mark = Poser { $card } devant { $target }
choice-mark-over = Remplacer le rôle de { $target } : { $card }
choice-mark-over-me = Remplacer votre rôle : { $card }
choice-mark-add = Ajouter au rôle de { $target } : { $card }
choice-mark-me = Poser { $card } devant vous
choice-mark-add-me = Ajouter à votre rôle : { $card }
choice-attack = Attaquer { $target } : { $card }
choice-discard = Jeter { $card }
choice-plant = Planter un arbre sur { $square }
choice-books = Poser { $one } et { $other } : un arbre
choice-escape = S’évader : { $card }
choice-lay = Poser { $card }
choice-decline = Ne rien répondre
choice-bounce = Rebondir
choice-suffer = Subir
choice-lose = Jeter { $card }
choice-verdict-yes = Oui, coupable
choice-verdict-no = Non
choice-schools =
    { $n ->
        [0] Ne rien donner
        [1] Donner 1 livre
       *[other] Donner { $n } livres
    }
choice-allot = Donner à { $target }
choice-message = Prendre une carte à { $target }
choice-end = Terminer le tour

## Ce qui s’est passé

event-persona = { $seat } joue { $persona }.
event-opened = { $seat } ouvre la partie.
event-began = À { $seat } de jouer.
event-skipped = { $seat } soigne sa blessure et passe son tour.
event-drew = { $seat } pioche { $cards }.
event-drew_hidden =
    { $n ->
        [one] { $seat } pioche une carte.
       *[other] { $seat } pioche { $n } cartes.
    }
event-reshuffled =
    { $n ->
        [one] La pioche est vide : la carte du rebut la remplace.
       *[other] La pioche est vide : on mélange les { $n } cartes du rebut.
    }
event-turned_over =
    { $n ->
        [one] La pioche est vide : on retourne la carte du rebut.
       *[other] La pioche est vide : on retourne les { $n } cartes du rebut.
    }
event-discarded = { $seat } jette { $cards }.
event-came_back = { $seat } commence une nouvelle vie.
event-asked_alms = { $seat } demande l’aumône à { $target }.
event-alms = { $target } donne { $card } à { $seat }.
event-alms_hidden = { $target } donne une carte à { $seat }.
event-marked =
    { $own ->
        [1] { $seat } pose { $card } devant soi : { $marking }.
       *[other] { $seat } pose { $card } devant { $target } : { $marking }.
    }
event-attacked = { $seat } attaque { $target } sur { $square } : { $card }.
event-defended = { $seat } se défend : { $card }.
event-threw = { $seat } lance les dés : { $faces }.
event-stayed =
    { $why ->
        [estates] { $seat } n’avance pas : un chiffre ne suffit pas, sans compagnie, aux États généraux.
        [tavern] { $seat } n’avance pas : un double retient à la taverne.
        [guyane] { $seat } n’avance pas, faute d’un double.
       *[symbol] { $seat } n’avance pas : les dés montrent le symbole d’un autre camp.
    }
event-advanced =
    { $trees ->
        [0] { $seat } suit son symbole de { $from } à { $to }.
        [one] { $seat } suit son symbole de { $from } à { $to }, par-dessus un arbre.
       *[other] { $seat } suit son symbole de { $from } à { $to }, par-dessus { $trees } arbres.
    }
event-came_home = { $seat } rentre des frontières : { $to }.
event-walked =
    { $trees ->
        [0] { $seat } va de { $from } à { $to }.
        [one] { $seat } va de { $from } à { $to }, par-dessus un arbre.
       *[other] { $seat } va de { $from } à { $to }, par-dessus { $trees } arbres.
    }
event-bounced =
    { $off ->
        [barrier]
            { $n ->
                [one] Barrage, et encore un pas à faire : { $seat } rebondit de { $from } à { $to }{ $trees ->
                    [0] {""}
                    [one] , par-dessus un arbre
                   *[other] , par-dessus { $trees } arbres
                }.
               *[other] Barrage, et encore { $n } pas à faire : { $seat } rebondit de { $from } à { $to }{ $trees ->
                    [0] {""}
                    [one] , par-dessus un arbre
                   *[other] , par-dessus { $trees } arbres
                }.
            }
       *[end]
            { $n ->
                [one] Un pas de trop au bout du chemin : { $seat } rebondit de { $from } à { $to }.
               *[other] { $n } pas de trop au bout du chemin : { $seat } rebondit de { $from } à { $to }.
            }
    }
event-passed = { $seat } franchit { $square } : { $card }.
event-protected = { $seat } échappe au danger de { $square } : { $card }.
event-went = { $seat } se retrouve à { $to }.
event-jailed = { $seat } entre à la Conciergerie.
event-enlisted = { $seat } part aux frontières : { $to }.
event-deported = { $seat } est en route pour la Guyane.
event-escaped = { $seat } s’évade : { $card }.
event-message = { $seat } prend { $card } à { $target }.
event-message_hidden = { $seat } prend une carte à { $target }.
event-held = { $seat } reste : { $hold }.
event-freed = { $seat } peut repartir : { $hold }.
event-talked =
    { $n ->
        [0] { $seat } a fini de causer au salon.
        [one] { $seat } cause au salon, encore pour { $n } lancer.
       *[other] { $seat } cause au salon, encore pour { $n } lancers.
    }
event-was_wounded = Une balle atteint { $seat }, qui perdra son prochain tour.
event-died = { $seat } meurt et attend une nouvelle vie.
event-paid = { $seat } rend un brevet de civisme au tribunal.
event-throws_again = { $seat } relance les dés.
event-dispersed = On se disperse sur { $square } : { $seats }.
event-voted =
    { $answer ->
        [yes] { $seat } vote : coupable.
       *[no] { $seat } vote : non coupable.
    }
event-waved = Les suspects reculent : { $seats }.
event-fell_back =
    { $trees ->
        [0] { $seat } recule de { $from } à { $to }.
        [one] { $seat } recule de { $from } à { $to }, par-dessus un arbre.
       *[other] { $seat } recule de { $from } à { $to }, par-dessus { $trees } arbres.
    }
event-schooled = { $seat } donne aux grandes écoles : { $cards }.
event-pooled = { $seat } prend les cartes des prisonniers : { $cards }.
event-pooled_hidden =
    { $n ->
        [one] { $seat } prend la carte des prisonniers.
       *[other] { $seat } prend les { $n } cartes des prisonniers.
    }
event-allotted = { $seat } donne { $card } à { $target }.
event-allotted_hidden = { $seat } donne une carte à { $target }.
event-gained_trees =
    { $n ->
        [one] { $seat } gagne un arbre de la liberté.
       *[other] { $seat } gagne { $n } arbres de la liberté.
    }
event-planted = { $seat } plante un arbre sur { $square } : l’événement n’a jamais eu lieu.
event-laid_books = { $seat } pose { $cards } contre un arbre.
event-finished = { $seat } atteint le 18 brumaire !
event-searched =
    { $n ->
        [0] { $seat } perquisitionne et ne trouve rien.
       *[other] { $seat } perquisitionne et prend un brevet à { $seats }.
    }
event-capped = La partie s’arrête après { $n } tours de table.

## Pourquoi non

refusal-not-a-card = On répond ici par une carte de sa main.
refusal-not-in-hand = Vous n’avez pas cette carte en main : { $card }.
refusal-no-such-seat = Personne n’est assis là.
refusal-acted = Une seule carte par tour : marquer, attaquer ou jeter.
refusal-hand-too-full = Sept cartes : jouez-en ou jetez-en une d’abord.
refusal-same-role = { $card } ne changerait rien : { $marking }.
refusal-opposite-role = Un prêtre marqué ne change de camp que par étapes : d’abord la croix, ou son propre camp.
refusal-two-politics = Nul ne porte à la fois la cocarde et le lys.
refusal-nothing-to-add = Il n’y a là aucun rôle auquel ajouter cette carte.
refusal-attack-self = On ne s’attaque pas soi-même.
refusal-attack-nobody = { $card } n’atteint aucun adversaire là où chacun se tient.
refusal-attack-safe = Nul ne peut être attaqué là : { $square }.
refusal-attack-colour = { $card } n’atteint pas { $square }, d’une autre couleur.
refusal-no-tree = Vous n’avez pas d’arbre à planter.
refusal-no-plot = Aucune case à planter derrière votre pion : il en faut une qui ne donne pas d’arbre et où nul ne se tient.
refusal-plant-annexe = On ne plante pas depuis la prison, les frontières ni la Guyane.
refusal-plant-ahead = On ne plante que derrière son pion.
refusal-plant-gone = Un arbre se dresse déjà là : { $square }.
refusal-plant-gives-trees = On ne plante jamais sur une case qui donne des arbres, ni sur Départ ou Brumaire.
refusal-plant-occupied = Un pion se tient là : { $square }.
refusal-one-book = Un livre seul ne se pose pas ; il en faut deux, ou les grandes écoles.
refusal-not-captive = On ne s’évade que de la Conciergerie ou de la Guyane.
refusal-only-in-windows = { $card } sert à franchir un barrage, à écarter un danger ou à se défendre, pas ici.
refusal-only-defends = Une défense ne sert que lorsqu’on vous attaque.
refusal-only-before-throw = On ne s’évade qu’avant son lancer.
refusal-not-valid-here = { $card } n’est pas de ce temps-là : { $square }.
refusal-not-a-shield = Seul un personnage célèbre peut servir ici.
refusal-wrong-defence = { $card } n’est pas de la couleur de l’attaque.
refusal-not-a-defence = Seuls une défense de la bonne couleur ou un personnage célèbre peuvent répondre.
refusal-front-no-celebrity = Aux frontières, nul personnage célèbre ne sauve d’une attaque.
refusal-no-cards-there = { $target } n’a plus de cartes.
refusal-not-an-opponent = Désignez un adversaire.
refusal-too-many-books =
    { $n ->
        [0] Vous n’avez aucun livre.
        [one] Vous n’avez qu’un livre.
       *[other] Vous n’avez que { $n } livres.
    }

## Ce que la case vous ferait maintenant

preview-gone = { $target } y a planté un arbre : cette case n’existe plus.
preview-tree =
    { $n ->
        [one] Vous gagneriez { $n } arbre.
       *[other] Vous gagneriez { $n } arbres.
    }
preview-draw =
    { $n ->
        [one] Vous piocheriez { $n } carte.
       *[other] Vous piocheriez { $n } cartes.
    }
preview-discard =
    { $n ->
        [one] Vous jetteriez { $n } carte.
       *[other] Vous jetteriez { $n } cartes.
    }
preview-discard-all = Vous jetteriez toute votre main.
preview-go = Vous iriez à { $square }.
preview-estates = Vous y resteriez, sans compagnie.
preview-estates-met = Vous y retrouveriez { $seats } : personne ne serait retenu.
preview-tavern = Vous y resteriez jusqu’à deux chiffres différents ou un symbole de votre rôle.
preview-salon = Vous y resteriez pendant deux lancers.
preview-wound = Vous perdriez votre prochain tour.
preview-die = Vous mourriez.
preview-disperse = { $seats } : vers { $square }.
preview-ransom = Vous rendriez un brevet.
preview-verdict = Vous voteriez ; oui mène à { $square }.
preview-rethrow = Vous relanceriez les dés.
preview-wave =
    { $n ->
        [one] Reculeraient d’une case : { $seats }.
       *[other] Reculeraient de { $n } cases : { $seats }.
    }
preview-massacre = Mourraient en prison : { $seats }.
preview-liberate = Sortiraient de prison : { $seats }.
preview-redistribute = Vous distribueriez ces mains : { $seats }.
preview-schools =
    { $n ->
        [0] Vous n’auriez aucun livre à donner.
        [one] Votre livre vaudrait un arbre.
       *[other] Vos { $n } livres vaudraient chacun un arbre.
    }
preview-message = Vous tireriez une carte de la main d’un adversaire.
preview-finish = La partie finirait : vous prendriez un brevet à chacun.

## Ce qui est en jeu

fate-tree-1 = 1 arbre gagné
fate-tree-2 = 2 arbres gagnés
fate-tree-3 = 3 arbres gagnés
fate-draw-1 = 1 carte à piocher
fate-draw-2 = 2 cartes à piocher
fate-draw-3 = 3 cartes à piocher
fate-draw-4 = 4 cartes à piocher
fate-discard-1 = 1 carte à jeter
fate-discard-2 = 2 cartes à jeter
fate-discard-3 = 3 cartes à jeter
fate-discard_all = toute la main à jeter
fate-hold-estates = on y reste faute de compagnie
fate-hold-tavern = on y reste jusqu’à deux chiffres différents ou à son symbole
fate-hold-salon = on y reste deux lancers
fate-wound = un tour perdu
fate-die = la mort
fate-ransom = un brevet à rendre
fate-verdict = un vote
fate-rethrow = les dés à relancer
fate-wave = les autres royalistes reculent
fate-massacre = les prisonniers meurent
fate-liberate = les prisonniers sortent
fate-redistribute = les cartes des prisonniers à distribuer
fate-schools = un arbre par livre donné
fate-message = une carte prise à un adversaire
fate-finish = la partie finit, un brevet pris à chacun
fate-disperse = d’autres doivent partir
stake-persona-f = Sur la case 9, votre présence en chasse les citoyens.
stake-persona-m = Sur la case 9, la présence d’une citoyenne vous en chasse.
stake-ask =
    { $n ->
        [one] Une seule carte en main : vous la recevez.
       *[other] { $n } cartes en main ; qui donne choisit laquelle.
    }
stake-message =
    { $n ->
        [one] Une seule carte en main : vous la prenez.
       *[other] Une carte au hasard parmi { $n }.
    }
stake-roll = Vous avancez, sauf symbole d’un autre camp. Danger : { $danger } %, arbre : { $tree } %.
stake-roll-guyana = Un double vous ramène à la case 53 ; sinon, vous restez en Guyane.
stake-roll-salon =
    { $n ->
        [one] Un double vaut son chiffre en cartes. C’est votre dernier lancer au salon.
       *[other] Un double vaut son chiffre en cartes. Encore { $n } lancers au salon.
    }
stake-mark =
    { $follows ->
        [lys] { $target } devient { $marking } et suit le lys.
        [cocarde] { $target } devient { $marking } et suit la cocarde.
       *[none] { $target } devient { $marking } et vit d’aumônes.
    }{" "}{ $other ->
        [danger] Dangers sur les 8 cases à venir : { $danger } au lieu de { $was_danger }.
        [tree] Cases à arbres parmi les 8 à venir : { $tree } au lieu de { $was_tree }.
        [dangertree] Sur les 8 cases à venir, dangers : { $danger } au lieu de { $was_danger } ; arbres : { $tree } au lieu de { $was_tree }.
       *[none] Rien n’en change sur les 8 cases à venir.
    }
stake-mark-me =
    { $follows ->
        [lys] Vous devenez { $marking } et suivez le lys.
        [cocarde] Vous devenez { $marking } et suivez la cocarde.
       *[none] Vous devenez { $marking } et vivez d’aumônes.
    }{" "}{ $other ->
        [danger] Dangers sur les 8 cases à venir : { $danger } au lieu de { $was_danger }.
        [tree] Cases à arbres parmi les 8 à venir : { $tree } au lieu de { $was_tree }.
        [dangertree] Sur les 8 cases à venir, dangers : { $danger } au lieu de { $was_danger } ; arbres : { $tree } au lieu de { $was_tree }.
       *[none] Rien n’en change sur les 8 cases à venir.
    }
stake-mark-away =
    { $follows ->
        [lys] { $target } devient { $marking } et suit le lys des dés.
        [cocarde] { $target } devient { $marking } et suit la cocarde des dés.
       *[none] { $target } devient { $marking } et vit d’aumônes.
    }
stake-mark-me-away =
    { $follows ->
        [lys] Vous devenez { $marking } et suivez le lys des dés.
        [cocarde] Vous devenez { $marking } et suivez la cocarde des dés.
       *[none] Vous devenez { $marking } et vivez d’aumônes.
    }
stake-attack-jail = Sans réponse, { $target } va à la Conciergerie.
stake-attack-jail-bare = Sans réponse, { $target } va à la Conciergerie et jette toute sa main.
stake-attack-back = Sans réponse, { $target } recule de 3 cases et jette une carte.
stake-attack-die = Sans réponse, { $target } meurt aux frontières.
stake-defend = L’attaque est annulée ; votre carte est jetée.
stake-fall-jail = Vous allez à la Conciergerie : la guillotine est sept cases plus loin.
stake-fall-jail-bare = Vous allez à la Conciergerie et jetez toute votre main ; la guillotine est sept cases plus loin.
stake-fall-back = Vous reculez à { $square } et jetez une carte.
stake-fall-die = Vous mourez : main et rôles perdus, retour à Départ. Arbres et brevets restent.
stake-discard =
    { $n ->
        [0] C’est votre carte du tour, et votre dernière.
        [one] C’est votre carte du tour ; il vous en reste une.
       *[other] C’est votre carte du tour ; il vous en reste { $n }.
    }
stake-plant-square =
    { $n ->
        [one] Votre premier brevet ; la case n’existe plus pour personne.
       *[other] Votre { $n }ᵉ brevet ; la case n’existe plus pour personne.
    }
stake-plant-barrier =
    { $n ->
        [one] Votre premier brevet ; ce barrage n’arrête plus personne.
       *[other] Votre { $n }ᵉ brevet ; ce barrage n’arrête plus personne.
    }
stake-plant-danger =
    { $n ->
        [one] Votre premier brevet ; ce danger ne menace plus personne.
       *[other] Votre { $n }ᵉ brevet ; ce danger ne menace plus personne.
    }
stake-books =
    { $here ->
        [0] { $n ->
            [one] Vous aurez un arbre, à planter hors d’ici.
           *[other] Vous aurez { $n } arbres, à planter hors d’ici.
        }
       *[1] { $n ->
            [one] Vous aurez un arbre à planter.
           *[other] Vous aurez { $n } arbres à planter.
        }
    }
stake-end =
    { $n ->
        [0] Au joueur suivant.
        [one] Au joueur suivant. Votre arbre ne vaut rien tant qu’il n’est pas planté.
       *[other] Au joueur suivant. Vos { $n } arbres ne valent rien tant qu’ils ne sont pas plantés.
    }
stake-escape =
    { $n ->
        [0] Vous sortez à { $square }, puis lancez les dés.
       *[other] Vous sortez à { $square } : { $fates } ; puis vous lancez les dés.
    }
stake-escape-on =
    { $n ->
        [0] Vous sortez à { $square }, qui vous envoie à { $to }.
       *[other] Vous sortez à { $square }, qui vous envoie à { $to } : { $fates }.
    }
stake-jail = La Conciergerie : la guillotine est sept cases plus loin. On en sort par sa case 3 ou par une évasion.
stake-jail-by = La Conciergerie, par { $square } : la guillotine est sept cases plus loin.
stake-guyana = La Guyane : seul un double ({ $chance } % à chaque lancer) ou une évasion vous en ramène, à la case 53.
stake-guyana-by = La Guyane, par { $square } : seul un double ({ $chance } %) ou une évasion vous en ramène.
stake-front =
    { $n ->
        [0] Les frontières : toute attaque y tue.
       *[other] Les frontières, où toute attaque tue : { $fates }.
    }
stake-front-by =
    { $n ->
        [0] Les frontières, par { $square } : toute attaque y tue.
       *[other] Les frontières, par { $square } : { $fates } ; toute attaque y tue.
    }
stake-bounce =
    { $n ->
        [0] Vous reculez à { $square } : rien ne vous y attend.
       *[other] Vous reculez à { $square } : { $fates }.
    }
stake-bounce-on =
    { $n ->
        [0] Vous reculez à { $square }, qui vous envoie à { $to }.
       *[other] Vous reculez à { $square }, qui vous envoie à { $to } : { $fates }.
    }
stake-pass =
    { $n ->
        [0] Vous avancez à { $square } : rien ne vous y attend.
       *[other] Vous avancez à { $square } : { $fates }.
    }
stake-pass-on =
    { $n ->
        [0] Vous avancez à { $square }, qui vous envoie à { $to }.
       *[other] Vous avancez à { $square }, qui vous envoie à { $to } : { $fates }.
    }
stake-suffer-go =
    { $n ->
        [0] Vous allez à { $square } : rien ne vous y attend.
       *[other] Vous allez à { $square } : { $fates }.
    }
stake-suffer-go-on =
    { $n ->
        [0] Vous allez à { $square }, qui vous envoie à { $to }.
       *[other] Vous allez à { $square }, qui vous envoie à { $to } : { $fates }.
    }
stake-suffer-back =
    { $n ->
        [0] Vous reculez à { $square } : rien ne vous y attend.
       *[other] Vous reculez à { $square } : { $fates }.
    }
stake-suffer-back-on =
    { $n ->
        [0] Vous reculez à { $square }, qui vous envoie à { $to }.
       *[other] Vous reculez à { $square }, qui vous envoie à { $to } : { $fates }.
    }
stake-verdict-yes =
    { $n ->
        [0] Vous allez à { $square } : rien ne vous y attend.
       *[other] Vous allez à { $square } : { $fates }.
    }
stake-verdict-yes-on =
    { $n ->
        [0] Vous allez à { $square }, qui vous envoie à { $to }.
       *[other] Vous allez à { $square }, qui vous envoie à { $to } : { $fates }.
    }
stake-pass-barrier = Vous avancez jusqu’au barrage suivant : { $square }.
stake-pass-end = La partie finit : vous prenez un brevet à chacun.
stake-shield = Vous restez à { $square } ; le personnage est jeté.
stake-suffer-wound = Vous perdez votre prochain tour.
stake-suffer-die =
    { $n ->
        [one] Vous mourez : votre carte et vos rôles sont perdus, retour à Départ. Arbres et brevets restent.
       *[other] Vous mourez : vos { $n } cartes et vos rôles sont perdus, retour à Départ. Arbres et brevets restent.
    }
stake-suffer-ransom =
    { $n ->
        [0] Vous rendez votre seul brevet.
        [one] Vous rendez un brevet : il vous en reste un.
       *[other] Vous rendez un brevet : il vous en reste { $n }.
    }
stake-verdict-no = Vous restez où vous êtes.
stake-schools-none = Rien ne change.
stake-schools =
    { $n ->
        [0] Vous gardez vos cartes ; deux livres valent encore un arbre.
        [one] Un arbre de plus : vous en aurez { $total }.
       *[other] { $n } arbres de plus : vous en aurez { $total }.
    }
stake-worth-role = Marque un joueur, vous compris.
stake-worth-attack = Frappe un adversaire sur une case de sa couleur.
stake-worth-defence = Arrête une attaque de sa couleur.
stake-worth-celebrity = Passe, protège ou défend, de la case { $first } à la case { $last }.
stake-worth-celebrity-past = Ne sert plus : son temps finit à la case { $last }, derrière vous.
stake-worth-escape = Fait sortir de prison ou de Guyane.
stake-worth-book =
    { $n ->
        [one] Il en faut deux pour un arbre : vous n’avez que celui-ci.
       *[other] Deux valent un arbre : vous en avez { $n }.
    }
stake-allot =
    { $n ->
        [one] Cette main aura une carte.
       *[other] Cette main aura { $n } cartes.
    }
stake-allot-me =
    { $n ->
        [one] Votre main aura une carte.
       *[other] Votre main aura { $n } cartes.
    }
stake-allot-over = Cette main aura { $n } cartes : au-delà de six, on jette.
stake-allot-me-over = Votre main aura { $n } cartes : au-delà de six, vous jetterez.
step-mark = Devant qui ? Ou au rebut.
step-over = À la place de ce qui est là, ou en plus ?
step-attack = Contre qui ? Ou au rebut.
step-discard = Cette carte ne peut maintenant qu’aller au rebut.
step-book = Avec quel autre livre ?
step-book-or-discard = Avec quel autre livre ? Ou au rebut.
missing-plant = Planter un arbre
missing-attack = Attaquer

## Les options de la table

option-persona_mode = Citoyennes et citoyens (case 9)
option-persona_mode-choose = chacun choisit
option-persona_mode-alternate = en alternance
option-persona_mode-off = sans
option-attack_effect = Attaque réussie
option-attack_effect-conciergerie = la Conciergerie
option-attack_effect-graded = selon la couleur
option-zone_layout = Couleurs du parcours
option-zone_layout-five_bands = cinq périodes
option-zone_layout-terror_only = rouge pour la seule Terreur
option-white_is_safe = Cases blanches à l’abri des attaques
option-white_is_safe-on = oui
option-white_is_safe-off = non
option-death_keeps_role = Garder son rôle après la mort
option-death_keeps_role-on = oui
option-death_keeps_role-off = non
option-resend_gains = Renvoyé à la case 46, on y gagne ses arbres
option-resend_gains-on = oui
option-resend_gains-off = non
option-plant_from_annexe = Planter depuis la prison, les frontières ou la Guyane
option-plant_from_annexe-on = oui
option-plant_from_annexe-off = non
option-reshuffle = Pioche épuisée
option-reshuffle-shuffle = mélanger le rebut
option-reshuffle-flip = retourner le rebut
option-dice_faces = Chiffres des dés
option-dice_faces-1-2-3-4 = 1, 2, 3, 4
option-dice_faces-1-2-3-3 = 1, 2, 3, 3
option-round_cap = Tours de table au plus
option-round_cap-none = sans limite
option-round_cap-50 = 50
option-round_cap-100 = 100
option-round_cap-150 = 150

## La fin

score =
    { $n ->
        [one] { $n } brevet
       *[other] { $n } brevets
    }
outcome-brevets =
    { $n ->
        [one] { $winners } l’emporte avec { $n } brevet de civisme.
       *[other] { $winners } l’emporte avec { $n } brevets de civisme.
    }
outcome-advanced =
    { $n ->
        [0] Aucun brevet : { $winners } l’emporte, son pion étant le plus avancé.
        [one] À égalité, { $n } brevet : { $winners } l’emporte, son pion étant le plus avancé.
       *[other] À égalité, { $n } brevets : { $winners } l’emporte, son pion étant le plus avancé.
    }
outcome-shared =
    { $n ->
        [0] Aucun brevet, même place : { $winners } partagent la victoire.
        [one] { $n } brevet chacun, même place : { $winners } partagent la victoire.
       *[other] { $n } brevets chacun, même place : { $winners } partagent la victoire.
    }
outcome-brevets-capped =
    { $n ->
        [one] Nul n’a atteint Brumaire ; { $winners } l’emporte avec { $n } brevet de civisme.
       *[other] Nul n’a atteint Brumaire ; { $winners } l’emporte avec { $n } brevets de civisme.
    }
outcome-advanced-capped =
    { $n ->
        [0] Nul n’a atteint Brumaire, aucun brevet : { $winners } l’emporte, son pion étant le plus avancé.
        [one] Nul n’a atteint Brumaire ; à égalité, { $n } brevet : { $winners } l’emporte, son pion étant le plus avancé.
       *[other] Nul n’a atteint Brumaire ; à égalité, { $n } brevets : { $winners } l’emporte, son pion étant le plus avancé.
    }
outcome-shared-capped =
    { $n ->
        [0] Nul n’a atteint Brumaire, aucun brevet, même place : { $winners } partagent la victoire.
        [one] Nul n’a atteint Brumaire ; { $n } brevet chacun, même place : { $winners } partagent la victoire.
       *[other] Nul n’a atteint Brumaire ; { $n } brevets chacun, même place : { $winners } partagent la victoire.
    }

reckoning-planted = Arbres plantés, un brevet chacun
reckoning-moved = Brevets pris, cédés ou perdus
reckoning-brevets = Brevets
reckoning-square = Case du pion, qui départage

only-main-empty = Main vide, et aucun arbre à planter ici
only-main-acted = La carte de ce tour est jouée, et il n’y a ici ni arbre à planter ni deux livres à poser
only-main-captive = La carte de ce tour est jouée, aucune évasion en main, ni arbre à planter ni deux livres à poser
only-close = Aucun arbre à planter ici, ni deux livres à poser
only-bounce = Personne en main qui fasse franchir ce barrage
only-suffer = Personne en main qui écarte ce danger
only-undefended = Rien en main qui réponde à cette attaque
only-empty-hand = Main vide
only-no-book = Aucun livre en main
