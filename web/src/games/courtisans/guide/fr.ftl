## Une première partie à trois

guide-character-title = Un nom, six cartes, pas un sou
guide-character = Vous paraissez à la Cour du Roi-Soleil pour y faire fortune : vingt mille livres, et la partie est à vous. Les courtisans passent, la maison reste.
guide-character-do = Gentilhomme ou dame ? Choisissez, puis donnez-vous une maison.

guide-favour-title = De salon en salon
guide-favour = Votre silhouette s’avance vers la Reine d’un côté, vers le Roi de l’autre : c’est votre faveur. Plus vous êtes près d’un souverain, plus il y a de chances qu’il vous dise oui.
guide-favour-do = Cherchez-vous dans les deux enfilades.

guide-negotiation-title = D’abord, on se parle
guide-negotiation = Argent comptant, dépôt chez le notaire, parole d’honneur : tout peut s’échanger. Le notaire paie dès que sa condition arrive ; la parole, elle, n’oblige que les gens de parole.
guide-negotiation-do = Proposez un marché, répondez, ou dites que vous en avez fini.

guide-place-title = La clef du Grand Chambellan
guide-place = Ce tour-ci, la clef est à vous : vous décidez où la Cour passe la journée, et vous jouez en premier et en dernier. Bien des cartes ne valent qu’en un lieu.
guide-place-do = Relisez votre main, puis touchez Versailles ou la chasse.

guide-turn-title = Deux actions
guide-turn = À votre passage, vous faites deux choses : piocher, demander, jouer un événement, donner, solliciter une audience. Deux fois la même, si cela vous chante.
guide-turn-do = Touchez ce qui luit ; pour commencer, la pioche ne déçoit jamais.

guide-request-title = Demander, c’est risquer
guide-request = Titres, charges et pensions se demandent : un dé à dix faces contre votre faveur. Au-dessus, c’est non ; vous reculez d’un salon, et la carte tombe à la Maison du Roi, offerte à tous.
guide-request-do = La carte dit vos chances : demandez là où l’on vous aime.

guide-event-title = Pour les uns, contre les autres
guide-event = Un événement se joue sur qui l’on veut, soi-même compris, et rien ne le pare. Il suffit que le lieu, la personne et sa faveur conviennent à l’instant.
guide-event-do = Une faveur pour vous, ou un faux pas pour celui qui mène ?

guide-audience-title = Obtenir audience
guide-audience = On peut aussi parler sans carte : dire du bien d’un courtisan ou du mal, se marier, prendre la charge d’un rival. C’est encore votre faveur contre le dé, et un refus coûte un salon.
guide-audience-do = Voyez le pourcentage inscrit sur chaque billet.

guide-income-title = Les rentes tombent
guide-income = À la fin de votre passage, les cartes posées devant vous paient leurs rentes ; entre époux, on partage. Un titre modeste tôt acquis vaut mieux qu’un duché trop tard.
guide-income-do = La règle d’or montre où chacun en est de la course.

guide-etiquette-title = Savoir à qui l’on parle
guide-etiquette = Dans la conversation, chacun a droit à sa qualité, à son titre, à son nom, dans cet ordre. Une faute relevée par le Chambellan coûte mille livres.
guide-etiquette-do = Le registre donne la forme juste : un regard avant d’écrire.
