# Ce que les règles ne supportent pas dans un paquet.
mistake-half-deck = { $camp } : le jeu { $jeu ->
    [1] I
   *[other] II
} compte { $size } cartes au lieu de { $wanted }.
mistake-annulation = Une Annulation n’a ni valeur, ni bonus, ni type, ni autre effet.
mistake-bonus-value = Un bonus vaut +1 ou +2.
mistake-bonus-types = Une carte bonus est toujours M/T.
mistake-normal-value = Une carte normale vaut de 1 à 5.
mistake-hexbonus = Un « hexbonus » prend un nombre (n) et soit un symbole, soit un hexagone.
mistake-bonus-hexbonus = Une carte bonus n’a pas de « hexbonus » : sa place dans un duo reste ouverte.
mistake-manche = « manche » fait un pas, 1 ou -1.
mistake-set-aside = Un hexagone de la Galerne est mis de côté : il n’a ni camp ni forteresse.
mistake-place-taken = Un autre hexagone est déjà à cette place.
mistake-fortresses = { $forts } forteresses, et il n’y en a que { $most }.
mistake-first = Les camps commencent à tour de rôle, les Bleus d’abord ; ici : { $camp }.
mistake-hand = De 2 à { $most } cartes : à quatre, chacun en pioche une de moins.
mistake-general = Un général vaut de 1 à 6.
