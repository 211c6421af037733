## What a hint weighs

feature-victory = victory
feature-fortune = your fortune
feature-income = incomes to come
feature-favour = the courtier’s favour and freedom
feature-powers = the powers of offices
feature-hand = the cards in hand
feature-bargains = bargains struck
feature-rivals = the weakening of rivals
