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
refusal-no-undo = On ne revient ni sur le hasard, ni sur une révélation, ni sur la réponse d’un autre, ni sur ce que le temps a répondu.
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
refusal-not-begun = La partie n’a pas encore commencé : on attend les absents.
refusal-has-begun = La partie a commencé : la donne est sous les yeux de tous, les options ne changent plus.
refusal-has-answered = On a déjà joué à cette place.
refusal-not-to-free = Cette place ne peut pas être reprise.
refusal-seat-taken = Cette place n’est plus libre.
refusal-last-person = Vous êtes la dernière personne à cette table : abandonnez plutôt la partie.
refusal-motion-open = Une proposition attend déjà sa réponse.
refusal-no-pause = La pendule n’est pas arrêtée.
refusal-time-answered = Le temps a répondu pour vous : on n’y revient pas.
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
house-paused = Tous sont d’accord : la pendule s’arrête, à la demande de { $seat }, jusqu’au prochain coup.
house-resumed = { $seat } remet la pendule en marche.
house-replaced = D’un commun accord, un automate joue à la place de { $seat }, qui peut revenir.
house-left = { $seat } quitte la table : un automate garde sa place.
house-returned = { $seat } reprend sa place.
house-bot-seated = Un automate prend la place libre.
house-freed = La place de { $who } est de nouveau libre.
house-freed-bot = La place d’un automate est de nouveau libre.
house-options = { $seat } a changé les options de la table.
house-agreed-back = Tous sont d’accord : { $seat } revient avant son dernier coup.
house-withdrawn = { $seat } retire sa proposition.
house-there-again = { $seat } est de nouveau là : la proposition tombe.
house-refused-back = { $seat } refuse que l’on revienne en arrière.
house-refused-pause = { $seat } refuse la pause.
house-refused-replace = { $seat } refuse qu’un automate prenne la place.
house-refused-abandon = { $seat } refuse d’abandonner la partie.
house-abandoned = Tous sont d’accord : la partie est abandonnée.
house-closed-cancelled = L’hôte a annulé cette table.
house-closed-abandoned = Cette partie a été abandonnée d’un commun accord.
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
