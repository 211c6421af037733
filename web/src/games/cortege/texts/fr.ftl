## La rue

c-board = La rue vue du dessus, du cortège au Bâtiment. Unités rouges dans la rue : { $n }.
c-street-march = CORTÈGE
c-street-name = RUE
c-at = à { $x } mm de large et { $y } mm de long
c-circle = petit cercle { $trigger }
c-no-circle = sans petit cercle
c-blocked = bloquée jusqu’à la fin du prochain tour de son camp

## Viser

c-how = Tirez un de vos disques en arrière, comme un élastique, puis lâchez ; ou touchez-le pour le viser aux curseurs.
c-how-short = Tirez un disque en arrière et lâchez, ou touchez-le pour viser aux curseurs.
c-angle = Direction
c-degrees = { $n }°
c-power = Force
c-percent = { $n } %
c-flick = Propulser

## Placer

c-ghost = { $unit } à { $x }, { $y } mm : flèches pour déplacer, Entrée pour poser
c-ghost-no = { $unit } à { $x }, { $y } mm : la place n’a pas l’air libre
c-put = Poser

## Les unités

c-discard = défausse
c-opinion = Opinion { $n }
c-block = bloque un tour
c-no-effect = sans effet
c-reds = Unités rouges dans la rue : { $n }
c-rounds-won =
    { $n ->
        [one] { $n } manche gagnée
       *[other] { $n } manches gagnées
    }

## Les jauges

c-where = Manche { $round }, { $phase }
c-where-turn =
    { $limit ->
        [0] Manche { $round }, { $phase }, tour { $turn }
       *[other] Manche { $round }, { $phase }, tour { $turn } sur { $limit }
    }
c-gauge = { $gauge } : { $value } sur { $end }
c-gauge-ring = { $gauge } : { $value } sur { $end } ; première manche : { $ring }

## L’arbitre

c-referee = L’arbitre
c-again = Au ralenti
c-closing = choc à { $n } m/s
c-mm = { $n } mm
c-half-in = { $unit } : le centre est à { $distance } mm de celui du Bâtiment, pour { $limit } mm au plus. La moitié du disque est passée.
c-half-out = { $unit } : le centre est à { $distance } mm de celui du Bâtiment, pour { $limit } mm au plus. Moins de la moitié est passée.
c-half-stays = Mais l’unité a été poussée, non jouée : elle n’entre pas.

## La table

c-more = Les jauges, l’arbitre et les unités sorties
c-close = Fermer
c-sound = Bruits de bois
c-resign-sure = Abandonner vraiment
c-resign-no = Continuer
