## La boîte

title = La Tribune
tagline = Versailles, 1789 : sept motions, six discours, et le veto du roi.
promise = Prendre la parole au bon moment, et se taire au bon moment.
pitch = De 2 à 4 députés se disputent sept motions. À chaque séance, chacun pose en secret un discours ou se tait ; le plus éloquent emporte la motion, à moins qu’un autre n’ait parlé comme lui ou qu’un Veto ne la renvoie à la séance suivante. Qui tient la tribune peut encore haranguer les galeries : un dé dira si elles acclament ou si l’on ne s’entend plus. Six discours seulement pour sept motions : il faudra savoir se taire.
pitch-history = D’août à octobre 1789, l’Assemblée constituante débat à Versailles de la Déclaration des droits, des privilèges et du veto du roi. On y parle devant des galeries combles, et les mieux entendus ne sont pas toujours ceux dont l’Histoire retiendra le nom. La devise du temps est « la Nation, la Loi, le Roi ».

## Les discours, du moins au plus éloquent

card-robespierre = Robespierre (1)
card-robespierre-note = On écorche encore son nom dans les gazettes.
card-guillotin = Guillotin (2)
card-guillotin-note = Il parle de la salle, de l’air qu’on y respire, et d’une machine.
card-gregoire = Grégoire (3)
card-gregoire-note = Un curé de Lorraine, l’un des premiers du clergé à rejoindre le tiers état.
card-bailly = Bailly (4)
card-bailly-note = Un astronome préside le serment du Jeu de paume.
card-mounier = Mounier (5)
card-mounier-note = Il veut deux chambres, comme en Angleterre ; il en aura une.
card-sieyes = Sieyès (6)
card-sieyes-note = Il a demandé ce qu’est le tiers état, et répondu.
card-barnave = Barnave (7)
card-barnave-note = Vingt-sept ans, et jamais une note sous les yeux.
card-mirabeau = Mirabeau (8)
card-mirabeau-note = Quand il se lève, on se tait.
card-veto = Veto
card-veto-note = Le roi ne dit pas non : il dit plus tard.

## Les motions

motion-cocarde = la cocarde nationale
motion-garde = la garde nationale
motion-departements = les départements
motion-cachets = la fin des lettres de cachet
motion-presse = la liberté de la presse
motion-privileges = l’abolition des privilèges
motion-titre = le titre de roi des Français
motion-liste = la liste civile
motion-retour = le retour du roi à Paris
motion-declaration = la Déclaration des droits

theme-nation = la Nation
theme-law = la Loi
theme-king = le Roi
