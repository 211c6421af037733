list-none = rien
list-and = { $most } et { $last }
seat-0 = Siège 1
seat-1 = Siège 2
seat-2 = Siège 3
seat-3 = Siège 4
seat-4 = Siège 5
seat-5 = Siège 6
seat-6 = Siège 7
seat-7 = Siège 8
refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-game-over = La partie est terminée.
refusal-closed = Cette partie est close : on n’y joue plus, mais elle reste à lire.
refusal-not-an-option = Ce choix n’est pas possible maintenant.
refusal-no-undo = On ne peut revenir ni au-delà du hasard, ni d’une révélation, ni de la réponse d’un autre.
event-undid = { $n ->
    [one] { $seat } reprend son dernier choix.
   *[other] { $seat } reprend ses { $n } derniers choix.
  }
event-forced = { $seat } n’a qu’une réponse possible : coup forcé.
event-only_answer = { $seat } n’a qu’une réponse, ce que les autres ignorent : coup forcé.
event-rewound = { $seat } revient en arrière, avec l’accord de tous.
event-branched = Une autre suite commence ici.
event-recorded = { $seat } a répondu : « { $words } ».
refusal-stale = La partie a avancé entre-temps : regardez de nouveau.
refusal-not-your-seat = Ce siège n’est pas le vôtre.
refusal-nothing-to-take-back = Vous n’avez encore rien répondu qui puisse être repris.
refusal-no-clock = Aucune pendule ne court à cette table.
refusal-still-here = Cette place n’est pas abandonnée.
refusal-no-motion = Rien n’est proposé en ce moment.
refusal-no-advice = Ici, l’automate ne souffle pas.
refusal-no-hints = À cette table, on joue sans conseil.
refusal-no-whispers = À cette table, on ne parle qu’à voix haute.
refusal-nobody-hears = Personne n’est là pour entendre cet aparté.
refusal-not-heard = Personne n’a rien dit de tel, que vous ayez pu entendre.
refusal-no-complaints = Dans ce jeu, on ne se plaint pas des paroles.

## Ce que la maison dit à une table

house-late = { $seat } n’a pas répondu à temps : l’automate a joué à sa place.
house-late-first = { $seat } n’a pas répondu à temps : la réponse prévue par la règle vaut la sienne.
house-late-forfeit = { $seat } n’a pas répondu à temps : la partie est perdue.
house-paused = { $seat } a demandé une pause : la pendule s’arrête jusqu’au prochain coup.
house-replaced = { $seat } a quitté la table : un automate joue à sa place.
house-namesake = { $seat } porte un numéro : ce nom était déjà pris à cette table.
house-declined = La place gardée pour { $name } reste libre : on n’y viendra pas cette fois.
house-declined-nameless = Une place gardée reste libre : on n’y viendra pas cette fois.
house-complaint = { $seat } est l’objet d’une plainte pour ces mots : « { $words } »
house-closed-rules = Les règles ont changé depuis le début de cette partie (version { $version }) : elle ne peut pas continuer. Ce qui en est gardé reste à lire.
house-closed-log = Cette partie ne peut plus être rejouée telle qu’elle est gardée : elle s’arrête ici. Ce qui en est gardé reste à lire.
house-advised = { $seat } a demandé conseil à l’automate.

# what is said at the moment of decision
caused = { $source } : { $said }
refusal-never-together = Ces choix ne vont jamais ensemble.
step-more = Continuez : que choisissez-vous ?
step-seat = À qui ?
step-card = Avec quelle carte ?
