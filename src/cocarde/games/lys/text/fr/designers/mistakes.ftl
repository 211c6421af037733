# Ce que les règles ne supportent pas dans un paquet.
mistake-kind-count = { $kind ->
    [role] Rôles
    [attack] Attaques
    [defence] Défenses
    [celebrity] Personnages célèbres
    [escape] Évasions
   *[book] Livres philosophiques
} : { $size } cartes au lieu de { $wanted }.
mistake-range-of-squares = Un personnage célèbre vaut d’une case à une autre, entre 1 et 56.
mistake-no-range = Seul un personnage célèbre vaut pour des cases.
mistake-no-such-place = Il n’y a pas de case « { $where } ».
mistake-flags = Des lettres de MTPN.
mistake-flag-tree = T : la phrase donne des arbres, et seulement alors.
mistake-flag-danger = P : une partie de la phrase est un danger, et seulement alors.
mistake-flag-barrier = M : une case obligatoire est blanche, et elle seule.
mistake-in-a-circle = Cette case renvoie à elle-même : la suite n’aurait pas de fin.
mistake-zone-of-squares = Une période a la couleur de ses cases.
