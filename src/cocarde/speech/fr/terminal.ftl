# Le jeu dans un terminal.
terminal-seed = Graine { $seed } : la même graine redonne la même partie.
terminal-ask = Votre choix (? pour l’aide)
terminal-help =
    Répondez par un numéro ou par sa notation (« notations » les montre) ; le début suffit s’il n’y en a qu’une.
    ?                 cette aide
    pourquoi CHOSE    pourquoi une carte, un lieu ou une réponse ne convient pas
    conseil           ce que jouerait le bot
    règle N°          une règle par son numéro
    journal           tout ce que vous avez vu depuis le début
    plateau           redessiner la table
    annuler           reprendre votre dernier choix
    recommencer       reprendre tout ce que vous avez répondu d’affilée
    sauver FICHIER    enregistrer la partie (« cocarde play --resume FICHIER » la reprend)
    quitter           s’en aller
terminal-articles = Les articles, un par un : « cocarde rules { $slug } N° » ; tous : « cocarde rules { $slug } --articles ».
terminal-unknown = « { $words } » n’est pas une réponse possible : un numéro, une notation, ou ? pour l’aide.
terminal-several = « { $words } » peut vouloir dire : { $answers }.
terminal-number = Les réponses vont de 1 à { $last }.
terminal-needs = « { $word } » attend encore un mot : { $what }.
terminal-what-thing = une carte, un lieu ou une réponse
terminal-what-rule = le numéro d’une règle
terminal-what-file = un nom de fichier
terminal-possible = Rien ne s’y oppose.
terminal-nothing-called = Rien ne s’appelle « { $thing } » dans ce jeu.
terminal-advice = Le bot jouerait :
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
