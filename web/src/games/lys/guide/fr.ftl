## Une première partie

guide-persona-title = Bienvenue en 1789
guide-persona = Vous allez traverser dix ans d’histoire, des États généraux au 18 brumaire. La victoire n’est pas au premier arrivé, mais à qui aura le plus de brevets de civisme.
guide-persona-do = Citoyenne ou citoyen ? Choisissez sans crainte : cela ne compte que sur la case 9.

guide-act-title = Une carte avant les dés
guide-act = À votre tour, une seule carte : elle marque quelqu’un d’un rôle, vous compris, attaque un adversaire, ou s’en va au rebut. Avec sept cartes en main, il faut en lâcher une.
guide-act-do = Touchez une carte, puis qui elle vise ; ou le rebut, pour la jeter.

guide-throw-title = Des chiffres et des symboles
guide-throw = Deux chiffres vous font avancer, vous seul, de leur somme. Un symbole entraîne tous ceux qui portent ce rôle : ne soyez pas surpris de marcher au lancer d’un autre.
guide-throw-do = Touchez les dés.

guide-close-title = Avant de passer la main
guide-close = Votre tour s’achève. C’est encore le moment de planter un arbre, si vous en avez un, sur une case que votre pion a dépassée.
guide-close-do = Plantez si vous le pouvez, puis terminez votre tour.

guide-square-title = Chaque case a sa sentence
guide-square = L’almanach dit ce que cette case vous fait, selon le rôle que vous portez. Seul celui qui a lancé les dés s’y soumet ; qui avance au symbole d’un autre passe sans dommage.
guide-square-do = Montrez une case du doigt pour lire ce qu’elle vous réserve.

guide-trees-title = Un arbre, un brevet
guide-trees = Quelques cases donnent des arbres de la liberté. Planté derrière vous, un arbre efface une case pour tout le monde, et vous vaut un brevet : c’est ainsi que l’on gagne.
guide-trees-do = Voici les prochaines cases à arbres : tâchez d’y tomber.

guide-marks-title = À chacun son rôle
guide-marks = La cocarde, le lys, la croix se posent sur qui l’on veut, et rien ne les arrête. Ils décident des symboles qui font marcher et des sentences qui atteignent.
guide-marks-do = Une carte de rôle en main ? Songez à qui elle irait le plus mal.

guide-barrier-title = On ne saute pas l’Histoire
guide-barrier = Certaines cases sont des barrages : il faut s’y arrêter au compte exact, et les pas de trop se font à reculons. Un personnage célèbre de la bonne date vous ouvre le passage.
guide-barrier-do = Repérez le prochain barrage, et gardez un personnage pour lui.

guide-attack-title = Bleu, jaune, rouge
guide-attack = Une carte d’attaque atteint qui se tient sur une case de sa couleur, et le jette en prison. Une défense de la même couleur l’arrête, ou un personnage célèbre à sa date.
guide-attack-do = Regardez de quelle couleur est la case où se tient chacun.

guide-brumaire-title = Le 18 brumaire
guide-brumaire = La partie finit quand un pion s’arrête sur la case 56. Celui-là prend un brevet à chacun : c’est un coup de main, pas toujours la victoire.
guide-brumaire-do = Plantez sur la route ; n’arrivez que pour conclure.

guide-oneself-title = Choisir son camp
guide-oneself = On peut aussi se marquer soi-même. La cocarde ouvre la plupart des cases à arbres, avant qu’un autre ne vous donne un rôle moins commode.
guide-oneself-do = Touchez la carte, puis votre propre nom.

guide-plant-title = C’est le moment de planter
guide-plant = Vous avez un arbre. Plantez-le sur une case que votre pion a dépassée, sans pion et qui ne donne pas d’arbres : vous prenez un brevet, et la case disparaît.
guide-plant-do = Touchez une case qui luit. Effacez de préférence ce qui aiderait les autres.

guide-danger-title = Une mauvaise case
guide-danger = Une case dangereuse n’atteint que ceux qu’elle nomme. Un personnage célèbre de la bonne date l’écarte, mais il est alors jeté ; sinon, il faut subir.
guide-danger-do = Lisez ce que chaque réponse vous coûte, et choisissez.

guide-alms-title = Qui porte la croix
guide-alms = Un prêtre ne pioche pas au début de son tour : il demande l’aumône, et c’est l’autre qui choisit quelle carte donner.
guide-alms-do = Demandez plutôt à qui a peu de cartes : il choisira moins.

guide-attacked-title = On vous accuse
guide-attacked = Une attaque vous vise. Une défense de sa couleur l’annule, ou un personnage célèbre valable pour votre case ; sinon, c’est la prison.
guide-attacked-do = Répondez par une carte, ou laissez faire et gardez-la.
