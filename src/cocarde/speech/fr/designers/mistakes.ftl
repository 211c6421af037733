# Ce qui ne va pas dans un paquet, quel que soit le jeu.
mistake-misfit = Cette valeur n’a pas la forme attendue.
mistake-kind-whole = Un nombre entier est attendu.
mistake-kind-number = Un nombre est attendu.
mistake-kind-switch = Oui ou non est attendu (true ou false).
mistake-kind-word = Il faut un mot ou une phrase, entre guillemets droits.
mistake-kind-list = Une liste est attendue.
mistake-kind-length = { $length ->
    [one] Une liste d’un élément est attendue.
   *[other] Une liste de { $length } éléments est attendue.
}
mistake-kind-table = Une table est attendue.
mistake-kind-unknown = Il n’y a pas de clé « { $key } » ici.
mistake-kind-missing = La clé « { $key } » manque.
mistake-kind-none-of = « { $word } » n’est pas un mot que cette table connaisse.
mistake-adds-none = Il n’y a rien dans la boîte qui s’appelle « { $row } » : un paquet change des lignes, il n’en ajoute pas.
mistake-nameless = Une ligne dit comment elle s’appelle (« { $called } »).
mistake-twice = La ligne « { $row } » est écrite deux fois.
mistake-fixed = Cette valeur range la boîte : un paquet ne la change pas.
mistake-range = De { $least } à { $most }.
mistake-one-of = L’un de : { $words }.
mistake-one-of-or-none = Rien, ou l’un de : { $words }.
mistake-takes = « { $word } » prend : { $arguments }.
mistake-takes-nothing = « { $word } » ne prend rien.
mistake-cards = { $size } cartes au lieu de { $wanted }.
mistake-colour = Une couleur s’écrit #, puis six chiffres ou lettres de A à F.
mistake-empty = Ce champ ne peut pas rester vide.
mistake-not-toml = Cela ne se lit pas : ce n’est pas du TOML.
mistake-no-manifest = Il manque pack.toml, où un paquet dit ce qu’il est ; « cocarde pack new » en écrit un.
mistake-stray = Ce fichier n’a pas sa place ici : un paquet ne contient que pack.toml, des tables TOML et des phrases (text/fr et text/en, en .ftl).
mistake-not-utf8 = Cela ne se lit pas : ce n’est pas de l’UTF-8.
mistake-too-large = C’est trop : un paquet a { $files } fichiers et { $size } Mo au plus.
mistake-no-table = Ce jeu n’a pas de table de ce nom ; il a { $tables }.
mistake-no-key = Il n’y a pas de « { $key } » dans ce fichier ; il y a { $keys }.
mistake-no-game = Il n’y a pas de jeu de ce nom ; il y a { $games }.
mistake-takes-no-packs = Ce jeu ne prend pas de paquet.
mistake-pack-name = D’abord une lettre de a à z, puis des lettres, des chiffres, « - » ou « _ » ; 32 signes au plus.
mistake-other-name = Le paquet se nomme « { $name } » et son dossier « { $place } » : les deux doivent porter le même nom.
mistake-no-sentence = Le jeu n’a pas de phrase « { $name } ».
mistake-missing-in = { $language ->
    [fr] Le texte français de « { $name } » manque (text/fr).
   *[en] Le texte anglais de « { $name } » manque (text/en).
}
mistake-said-twice = « { $name } » est dit deux fois.
mistake-not-fluent = Cette phrase ne se lit pas : un nom, « = », puis le texte ; une accolade « { "{" } » y a un sens à part.
mistake-refers = La phrase du jeu ne connaît pas { $what }.
