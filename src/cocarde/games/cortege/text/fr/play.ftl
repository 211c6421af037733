# Ce qu’on demande
prompt-place = Infiltration : placez { $unit } dans votre zone de départ.
prompt-aim-infiltration = Infiltration : visez l’une des deux unités avec { $unit }.
prompt-deploy =
    { $count ->
        [one] Déployez votre dernière unité.
       *[other] Déployez une de vos { $count } unités dans votre zone de départ.
    }
prompt-turn = Tour { $turn }, { $side } : propulsez une de vos unités.

# Ce qu’on répond
choice-place = Placer { $unit } en { $n1 }, { $n2 }
choice-flick = Propulser { $unit } vers { $n1 }, { $n2 } (force { $n3 })
choice-exchange = Échanger Passant·e contre { $unit }
choice-pass = Passer
choice-resign = Abandonner la partie

# Ce qui s’est passé
event-sides_chosen = { $seat } mène le Contre-Pouvoir, { $other } le Pouvoir.
event-round_began = Manche { $round } : { $seat } est le Contre-Pouvoir, { $other } le Pouvoir.
event-placed = { $seat } place { $unit }.
event-flicked = { $seat } propulse { $unit } (force { $power }).
event-infiltrated = Infiltration réussie : { $unit } en garde à vue. Opinion et Arrestations passent à 1.
event-infiltration_failed = Infiltration manquée : { $unit } ne touche personne. Les jauges restent à 0.
event-clash_began = Toutes les unités sont en place : l’affrontement commence.
event-touched_nothing = { $unit } : aucun contact.
event-touched_own = { $unit } : premier contact avec { $touched }, du même camp. Aucun effet.
event-touched_no_circle = { $unit } : premier contact avec { $touched }. Sans petit cercle, aucun effet.
event-touched_other_colour = { $unit } : premier contact avec { $touched } ({ $colour }). Le petit cercle est { $trigger } : aucun effet.
event-touched_match = { $unit } : premier contact avec { $touched } ({ $colour }), la couleur du petit cercle. L’effet s’applique.
event-arrested = Arrestation : { $unit } en garde à vue (Arrestations : { $n }).
event-discarded = Hors jeu pour cette manche : { $unit }.
event-opinion_moved = L’opinion publique passe de { $before } à { $after }.
event-opinion_stayed = L’opinion publique est au bout de sa jauge : elle reste à { $after }.
event-blocked = L’unité { $unit } est bloquée jusqu’à la fin du prochain tour de son camp.
event-unblocked = L’unité { $unit } n’est plus bloquée.
event-left = Sortie du plateau : { $unit }.
event-returned = Retour au coin { $corner } : { $unit }.
event-returned_border = Les quatre coins sont pris. Retour au bord du plateau : { $unit }.
event-measured_inside = Mesure de { $unit } : { $distance } centièmes de millimètre du centre, pour { $limit } au plus. Au moins une moitié est passée.
event-measured_outside = Mesure de { $unit } : { $distance } centièmes de millimètre du centre, pour { $limit } au plus. Moins d’une moitié est passée.
event-measured_pushed = Mesure de { $unit } : { $distance } centièmes de millimètre du centre, pour { $limit } au plus. À l’intérieur, mais l’unité a été poussée, non jouée : elle n’entre pas.
event-entered = Entrée dans le Bâtiment : { $unit } (Bâtiment : { $n }).
event-exchanged = Passant·e cède sa place : retour de { $unit } dans la rue.
event-passed = { $seat } n’a aucune unité à propulser et passe.
event-round_ended = { $seat } ({ $side }) remporte la manche { $round } : { $reason }. Bâtiment { $building }, Opinion { $opinion }, Arrestations { $arrests }.
event-game_tied = Égalité parfaite : on rejoue (partie { $game }).
event-resigned = { $seat } abandonne.

# Pourquoi non
refusal-no-pass = Vous avez une unité à propulser : on ne passe pas.
refusal-outside-zone = Le disque entier doit être dans votre zone de départ.
refusal-on-building = On ne place pas d’unité sur le Bâtiment.
refusal-overlaps = Le disque en recouvrirait un autre.
refusal-not-this-unit = C’est { $unit } qu’il faut placer maintenant.
refusal-only-interpellation = Dans l’infiltration, seule { $unit } se joue.
refusal-aim-misses = Ce tir passerait à côté des deux unités : visez l’une d’elles.
refusal-not-reachable = Depuis le Bâtiment, l’une des deux unités cacherait l’autre.
refusal-not-in-tray = Cette unité n’est pas dans votre réserve : { $unit }.
refusal-no-direction = Donnez une direction au tir.
refusal-not-on-board = Ce n’est pas une de vos unités sur le plateau : { $unit }.
refusal-blocked = L’unité { $unit } est bloquée pour ce tour.
refusal-no-exchange = Pas d’échange : il faut la règle avancée, un tour du Contre-Pouvoir, et une seule fois par manche.
refusal-not-arrested = L’unité { $unit } n’est pas en garde à vue.
refusal-passante-away = Passant·e n’est plus sur le plateau.
refusal-passante-inside = Passant·e est dans le Bâtiment : pas d’échange.
refusal-passante-blocked = Passant·e est bloqué·e pour ce tour : pas d’échange.
refusal-first-turn = Pas d’échange au premier tour.

# La fin
outcome-rounds = { $seat } remporte les deux manches.
outcome-round = { $seat } remporte la manche.
outcome-building = Une manche partout : { $seat } l’emporte au Bâtiment.
outcome-opinion = Une manche partout, Bâtiment à égalité : { $seat } l’emporte à l’Opinion.
outcome-arrests = Une manche partout, Bâtiment et Opinion à égalité : { $seat } l’emporte aux Arrestations.
outcome-tie = Égalité parfaite : match nul.
outcome-resigned = { $other } abandonne : { $seat } l’emporte.
