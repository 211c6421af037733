## A first game, on the side of the march

guide-infiltrate-title = Before the march
guide-infiltrate = You lead the march, at the foot of the street; Power guards the Building, at the top. Two of your units go ahead as scouts, and your opponent has one flick to arrest one of them.
guide-infiltrate-do = Put the first unit in your zone.

guide-apart-title = In sight, out of reach
guide-apart = Seen from the Building, neither disc may hide behind the other. But the farther away they are and the nearer to the kerbs, the harder the shot.
guide-apart-do = Put the second one well away from the first.

guide-deploy-title = The march forms up
guide-deploy = In turn, each side places all its units in its own zone. The reds are the ones that must get through: leave them a straight line.
guide-deploy-do = Take a disc from below, then put it in the street.

guide-colours-title = The colour and the small circle
guide-colours = The small circle on a disc says which enemy colour it is after. If it meets that colour first, its icons apply: discard, Opinion, block.
guide-colours-do = Move over a disc to read what it can do.

guide-gauges-title = Three gauges
guide-gauges = Three red units in the Building, or Opinion at four: the round is yours. With not a single red unit left in the street, it goes to Power.
guide-gauges-do = Everything you flick should push one of these gauges.

guide-building-title = Getting in
guide-building = A red unit gets in if it is the one you flicked, and if it stops at least half past the blue line. Pushed by another, it stays on the doorstep.
guide-building-do = Keep this circle in mind: it all happens here.

guide-flick-title = The flick
guide-flick = Take one of your discs, pull it back like a rubber band, let go. The more you pull, the harder it goes; a touch is enough to aim with sliders.
guide-flick-do = Send a red disc towards the Building, or an orange one at an opponent.

guide-encounter-title = The first hit, and no other
guide-encounter = Only the first disc touched by the one you flicked counts. All the jostling after that changes places, never the gauges.
guide-encounter-do = The referee tells you in slow motion.

guide-steady-title = An almost steady hand
guide-steady = Your aim is noted first, then the hand strays from it by a hair, and more at full power. A disc that falls off the edge comes back at the nearest corner.
guide-steady-do = To hit true, flick gently.

guide-swap-title = Two rounds, two sides
guide-swap = In the next round you will defend the Building. At one round each, what each side got inside is compared, then Opinion, then Arrests.
guide-swap-do = Even a lost round is played to the last disc.

guide-power-title = Second round: Power
guide-power = You have swapped sides: now you guard the Building. Both enemy scouts are in place; put Stop and arrest down to catch one of them.
guide-power-do = Place it in your zone, facing one of the two.

guide-arrest-title = A single flick
guide-arrest = Shoot at one of the two scouts. If hit, it is arrested; but Opinion and Arrests go up to 1.
guide-arrest-do = Take the disc, aim, let go.

guide-guard-title = Holding the street
guide-guard = You win if not one red unit is left in the street, or if Counter-Power has not won when the turns run out. But every arrest raises Opinion: at 4 you have lost.
guide-guard-do = Bring Opinion down with your media, by touching orange.
