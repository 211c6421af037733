# Les conseils : une phrase pour chaque choix proposé.
hint-gain = Surtout pour { $feature } ({ $percent } % de la différence).
hint-gain-partly = En partie pour { $feature } ({ $percent } % de la différence).
hint-loss = Moins bon que le premier pour { $feature } ({ $percent } % de la différence).
hint-loss-partly = Moins bon que le premier, en partie pour { $feature } ({ $percent } % de la différence).
hint-even = Aussi bon, autant qu’on en puisse juger.
hint-several = Plusieurs réponses se valent, autant qu’on en puisse juger.
hint-lost = La partie semble perdue, quoi qu’on réponde.
hint-won = La partie semble gagnée, quoi qu’on réponde.
hint-best = Le meilleur choix, tout bien pesé.
hint-behind = { $points ->
    [one] Une chance sur cent
   *[other] { $points } chances sur cent
} de moins que le premier.
hint-only = C’est la seule réponse possible.
hint-sound = Toute autre réponse serait une folie.
hint-chance = { $percent } % de chances de gagner
hint-then = Ainsi : { $what }
hint-otherwise = Sinon : { $what }
hint-but = Mais alors : { $what }
