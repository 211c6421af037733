# Ce que disent les commandes « cocarde pack ».
pack-written = { $place } : { $files } fichiers. Ensuite : cocarde pack check { $pack }
pack-sound = { $pack } : tables et phrases en ordre ; { $rows ->
    [0] aucune ligne ne diffère
    [one] une ligne diffère
   *[other] { $rows } lignes diffèrent
} de celles du jeu.
pack-wrong = { $pack } : { $count ->
    [one] une faute
   *[other] { $count } fautes
} ; rien n’a été joué.
pack-played = { $games } parties jouées au hasard, { $decisions } décisions en { $seconds } s : rien n’a cédé.
pack-broke = La partie { $game } a cédé après { $answers } réponses (graine { $seed }) : { $error }
pack-repeat = Pour la revoir : { $command }
pack-unread = { $pack } : { $first }{ $more ->
    [0] {""}
    [one] {" "}Et une autre faute : « cocarde pack check » dit tout.
   *[other] {" "}Et { $more } autres fautes : « cocarde pack check » dit tout.
}
pack-installed = { $pack } est installé dans { $place }
pack-exported = { $place } : { $pack }
pack-home = Installés dans { $place }
column-name = nom
column-game = jeu
column-version = version
column-hash = empreinte
column-title = titre
column-table = table
column-row = ligne
column-key = clé
column-before = avant
column-after = après
column-text = texte
skeleton-about =
    Un paquet change ce qu’il y a dans la boîte d’un jeu : des lignes de ses tables, et des noms. Il ne contient jamais de code.
    cocarde pack check { $name }     dit ce qui ne va pas : fichier, ligne et règle
    cocarde play { $game } --pack { $name }
skeleton-table =
    { $file } de { $game }. Ôtez le # devant les lignes qui diffèrent, et changez-les ; laissez les autres comme elles sont.
    Une ligne dit son { $called } et les clés qui diffèrent, rien d’autre. Ce que vous changez est marqué comme vôtre (from = "B"),
    sauf si vous écrivez from = "R" (livret), "P" (public) ou "X" (reconstitué).
skeleton-names = Les noms de ce qui est dans la boîte. Ôtez le # devant ceux qui diffèrent ; chacun se dit dans text/fr et dans text/en.
