## A first game, on the side of the Blues

guide-hex-title = Fourteen hexes
guide-hex = A cream hex belongs to the Whites; a blue one is yours. The attacker chooses where to fight, and neighbours do not matter.
guide-hex-do = Touch a cream hex without a fortress: win, and it is yours.

guide-open-title = A battle is an auction
guide-open = Here you climb: each in turn plays higher than the other. Whoever can climb no further has lost the battle.
guide-open-do = Open with a middling card and keep your 5s for the end.

guide-interrupt-title = The art of saying no
guide-interrupt = Before a bid counts it can still be wiped out. Your general may try once a round, and succeeds if the die does not exceed his value; a Cancellation never misses.
guide-interrupt-do = Try it if the bid hurts; otherwise let it stand and keep him for later.

guide-respond-title = Stronger, and of the right type
guide-respond = You must beat the total shown, if only by one point. And your card must bear the type that is asked, Military or Territory; those with both go anywhere.
guide-respond-do = The glowing cards will do: touch one.

guide-victory-title = What a victory is worth
guide-victory = A winning attacker takes an open hex, razes a fortress, or builds one at home. A winning defender holds out, and that is all.
guide-victory-do = See these fortresses: each will cost you two victories.

guide-bonus-title = Two cards at once
guide-bonus = A Bonus card, +1 or +2, is laid with another one and opens both types again. Nobody is ever forced to use it: it is your secret reserve.
guide-bonus-do = Touch a card, then the bonus that goes with it.

guide-draws-title = Staying power
guide-draws = The two small shields on a hex say how many cards each side draws when it is fought over. The round ends as soon as a hand is empty: your cards keep you in the fight.
guide-draws-do = Compare the shields before you choose where to strike.

guide-duty-title = No way around it
guide-duty = If you can overbid with an ordinary card, you must. So a small card, well placed, draws the great ones out of your opponent’s hand.
guide-duty-do = Try to open low: your opponent will have to spend.

guide-score-title = Keeping score
guide-score = A hex is worth 2 points, a fortress 3. A tie goes to the Whites, so it is up to you to pull ahead.
guide-score-do = Keep an eye on this table.

guide-rounds-title = A long war or a short one
guide-rounds = Black marks the round being played, the red ring the one where everything stops. Your “+1 round” cards push it away if you win the battle; those of the Whites bring it back.
guide-rounds-do = Play for time: as rounds go by, the Whites hold fewer cards than you.
