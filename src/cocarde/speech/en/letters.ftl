letter-turn = It is your turn: { $game }, with { $people }.
letter-turn-alone = It is your turn: { $game }.
letter-ending = The game is over: { $game }, with { $people }.
letter-ending-alone = The game is over: { $game }.
letter-confirm-subject = Your games at { $house }
letter-confirm = Somebody, most likely you, has asked the house { $house } to write to this address when a game waits. To confirm it, open this link; otherwise do nothing, and no other letter will come.
letter-foot = You receive this letter because you asked { $house } for it. To receive no more: { $url }
