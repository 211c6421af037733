# Les conseils : une phrase pour chaque choix proposé.
hint-gain = Surtout pour { $feature }.
hint-loss = Moins bon que le premier pour { $feature }.
hint-even = À peu près équivalent aux autres choix.
hint-only = C’est la seule réponse possible.
hint-sound = Toute autre réponse serait une folie.
hint-chance = { $percent } % de chances de gagner
