# Le jeu dans un terminal.
terminal-figure = { $n }
terminal-seed = Graine { $seed } : la même graine redonne la même partie.
terminal-ask = Votre choix (? pour l’aide)
terminal-help =
    Répondez par un numéro, ou par des mots de la réponse : « danton comité ». Plusieurs conviennent ? Elles seules restent.
    ?                 cette aide
    pourquoi CHOSE    pourquoi une carte, un lieu ou une réponse ne convient pas
    voir CHOSE        ce que dit une carte, une case, un lieu
    conseil           ce que jouerait l’automate
    règles            l’essentiel des règles
    règle N°          une règle par son numéro
    journal           tout ce que vous avez vu depuis le début
    plateau           redessiner la table
    annuler           reprendre votre dernier choix
    recommencer       reprendre tout ce que vous avez répondu d’affilée
    sauver FICHIER    enregistrer la partie (« cocarde play --resume FICHIER » la reprend)
    notations         les réponses comme elles s’écrivent dans un fichier ; elles se tapent aussi
    quitter           s’en aller
terminal-articles = Les articles, un par un : « cocarde rules { $slug } N° » ; tous : « cocarde rules { $slug } --articles ».
terminal-other-rules = Partie jouée sous la version { $version } des règles, relue ici sous la version { $now }.
terminal-pack = Joué avec le paquet { $pack }.
terminal-between = De { $low } à { $high }.
terminal-which = Plusieurs réponses conviennent à « { $words } » ; donnez un numéro, ou un mot de plus.
terminal-folded = ({ $n } réponses : tapez « { $name } »)
terminal-none = Aucune réponse ne contient « { $words } » : un numéro, d’autres mots, ou ? pour l’aide.
terminal-you = Vous jouez { $who }.
terminal-called-you = { $name } (vous)
terminal-what-name = une carte, un lieu, un personnage
terminal-name-0 = Camille
terminal-name-1 = Lucile
terminal-name-2 = Honoré
terminal-name-3 = Théroigne
terminal-name-4 = Antoine
terminal-name-5 = Olympe
terminal-name-6 = Maximilien
terminal-name-7 = Manon
terminal-number = Les réponses vont de 1 à { $last }.
terminal-needs = « { $word } » attend encore un mot : { $what }.
terminal-what-thing = une carte, un lieu ou une réponse
terminal-what-rule = le numéro d’une règle
terminal-what-file = un nom de fichier
terminal-possible = Rien ne s’y oppose.
terminal-nothing-called = Rien ne s’appelle « { $thing } » dans ce jeu.
terminal-advice = L’automate jouerait :
terminal-saved = Partie enregistrée dans { $file }.
terminal-not-saved = Impossible d’écrire { $file } : { $why }.
terminal-left = Partie quittée.
terminal-curtain = C’est à { $who }. Que les autres détournent les yeux ; Entrée pour continuer.
terminal-over = La partie est terminée.
terminal-unfinished = La partie n’est pas finie : le fichier s’arrête à l’entrée { $entries }.
terminal-verified = Tout est juste : les { $count } tirages de cette partie viennent de son secret, publié d’avance sous scellé.
terminal-verified-commitment = Scellé (SHA-256) : { $commitment }
terminal-verified-words = Mots ajoutés avant le premier dé par { $name } : { $words }
terminal-verified-branch = Les entrées 1 à { $n } viennent d’une autre partie et ne sont pas vérifiées ici.
terminal-luck-seat = Joueur
terminal-luck-dice = Dés
terminal-luck-got = Total
terminal-luck-expected = En moyenne
terminal-luck-of = { $count } dés à { $sides } faces
