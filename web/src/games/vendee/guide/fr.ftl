## Une première partie, du côté des Bleus

guide-hex-title = Quatorze hexagones
guide-hex = Crème, un hexagone est aux Blancs ; bleu, il est à vous. L’attaquant choisit où l’on se bat, sans souci de voisinage.
guide-hex-do = Touchez un hexagone crème sans forteresse : une victoire vous le donnera.

guide-open-title = Une bataille est une enchère
guide-open = Ici, on monte : chacun pose à son tour plus fort que l’autre. Qui ne peut plus monter a perdu la bataille.
guide-open-do = Ouvrez d’une carte moyenne, et gardez vos 5 pour conclure.

guide-interrupt-title = L’art de dire non
guide-interrupt = Avant de compter, une enchère peut encore être effacée. Votre Général s’y risque une fois par manche, et réussit si le dé ne dépasse pas sa valeur ; une Annulation, elle, ne manque jamais.
guide-interrupt-do = Tentez-le si le coup vous gêne ; sinon, laissez faire et gardez-le pour plus tard.

guide-respond-title = Plus fort, et du bon type
guide-respond = Il faut dépasser le total affiché, fût-ce d’un point. Et votre carte doit porter le type demandé, Militaire ou Territoire ; celles qui ont les deux vont partout.
guide-respond-do = Les cartes qui luisent suffisent : touchez-en une.

guide-victory-title = Ce que vaut une victoire
guide-victory = L’attaquant vainqueur prend un hexagone ouvert, rase une forteresse, ou en bâtit une chez lui. Le défenseur vainqueur tient bon, rien de plus.
guide-victory-do = Voyez ces forteresses : elles vous coûteront deux victoires chacune.

guide-bonus-title = Deux cartes d’un coup
guide-bonus = Une carte Bonus, +1 ou +2, se pose avec une autre et rouvre les deux types. Nul n’est jamais tenu de s’en servir : c’est votre réserve secrète.
guide-bonus-do = Touchez une carte, puis le bonus qui l’accompagne.

guide-draws-title = Des cartes pour tenir
guide-draws = Les deux petits écus d’un hexagone disent combien chaque camp pioche quand on s’y bat. La manche cesse dès qu’une main est vide : vos cartes sont votre souffle.
guide-draws-do = Comparez les écus avant de choisir où frapper.

guide-duty-title = On ne se dérobe pas
guide-duty = Qui peut surenchérir avec une carte ordinaire y est obligé. Une petite carte bien placée fait donc sortir les grandes de la main d’en face.
guide-duty-do = Essayez d’ouvrir bas : l’adversaire devra dépenser.

guide-score-title = Le compte des points
guide-score = Un hexagone vaut 2 points, une forteresse 3. À égalité, la victoire va aux Blancs : c’est donc à vous de creuser l’écart.
guide-score-do = Gardez un œil sur ce tableau.

guide-rounds-title = Une guerre longue ou courte
guide-rounds = Le noir marque la manche où l’on est, l’anneau rouge celle où tout s’arrête. Vos cartes « +1 Manche » l’éloignent si vous gagnez la bataille ; celles des Blancs le ramènent.
guide-rounds-do = Gagnez du temps : au fil des manches, les Blancs ont moins de cartes que vous.
