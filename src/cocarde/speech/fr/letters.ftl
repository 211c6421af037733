letter-turn = C’est à vous : { $game }, avec { $people }.
letter-turn-alone = C’est à vous : { $game }.
letter-ending = La partie est finie : { $game }, avec { $people }.
letter-ending-alone = La partie est finie : { $game }.
letter-confirm-subject = Vos parties sur { $house }
letter-confirm = Quelqu’un, vous sans doute, a demandé que la maison { $house } écrive à cette adresse quand une partie l’attend. Pour confirmer, ouvrez ce lien ; sinon, laissez cette lettre, il n’en viendra pas d’autre.
letter-foot = Vous recevez cette lettre parce que vous l’avez demandée à { $house }. Pour ne plus en recevoir : { $url }
