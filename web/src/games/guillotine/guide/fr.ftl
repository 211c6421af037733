## Une première partie à deux

guide-faction-title = Choisissez vos couleurs
guide-faction = Nous sommes à la Convention, en 1792. À deux, chacun mène deux tendances de six députés ; il s’agit d’en faire réélire le plus possible, donc de les garder en vie.
guide-faction-do = Prenez la tendance qui vous plaît : toutes jouent selon les mêmes règles.

guide-move-title = Se placer
guide-move = Un tour s’ouvre par les mouvements, un député à la fois. Le Comité et la Mission rendent populaire, le Tribunal juge, les Jacobins dénoncent.
guide-move-do = Touchez l’un de vos députés, puis le lieu où vous l’envoyez.

guide-name-title = Monter à la tribune
guide-name = Un Rapporteur joue sa popularité sur un vote : deux points de plus, ou deux de moins. S’il est approuvé, nul ne peut le dénoncer jusqu’au tour suivant.
guide-name-do = Nommez quelqu’un si vous comptez assez d’amis dans la salle.

guide-report-title = Les bulletins
guide-report = Vous avez autant de voix que de députés sur place. Chacun vote en secret, puis tout s’ouvre à la fois, et chacun voit qui a dit quoi.
guide-report-do = Votez : OUI ou NON, on ne s’abstient pas.

guide-floor-title = La parole est à vous
guide-floor = À l’Ordre du jour, on dénonce qui l’on veut, pourvu qu’un des siens soit au même poste. Seule, une dénonciation échoue souvent au dé ; soutenue, elle porte presque toujours.
guide-floor-do = Dénoncez, soutenez ou passez.

guide-seats-title = Quatre chaises, pas une de plus
guide-seats = Comité, Tribunal et Jacobins n’ont que quatre places. Mais ne désertez pas la Convention : c’est elle qui vote, et elle qui tire vos amis de Prison.
guide-seats-do = Vos places vous conviennent ? Passez : vous ne bougerez plus de cette phase.

guide-popularity-title = La seule monnaie qui compte
guide-popularity = Chaque député porte un chiffre, sa popularité. À zéro, c’est la mort ; à la fin, cinq points et la liberté font un réélu.
guide-popularity-do = Surveillez ce chiffre : il dit qui monte et qui tombe.

guide-committee-title = Le Comité frappe partout
guide-committee = Ceux qui siègent au Comité gagnent un point par tour et peuvent y nommer n’importe qui. Si la majorité dit OUI, la dénonciation porte cinq fois sur six.
guide-committee-do = Comptez les sièges : qui tient le Comité tient la peur.

guide-cards-title = Missions et Jacobins
guide-cards = Un député en Mission gagne un point et tire une carte, heureuse ou non ; un orateur des Jacobins en tire une aussi. Certaines se gardent en main, comme une menace.
guide-cards-do = Envoyez-y qui peut se permettre un mauvais hasard.

guide-tribunal-title = Convoqué
guide-tribunal = Dénoncé au Comité ou au Tribunal, un député choisit : la Fuite, la Prison si un ami qui siège se fait son complice, ou le procès. Partout ailleurs, il aurait perdu trois points.
guide-tribunal-do = Comptez les juges avant de choisir : plus de NON que de OUI, et il est acquitté.

guide-dissolution-title = Finir, ou durer
guide-dissolution = À partir du tour 4, la Convention vote sa dissolution. Si OUI l’emporte, la partie finit au terme de ce tour ; à égalité, elle continue.
guide-dissolution-do = Comptez vos réélus : votez OUI si vous menez, NON s’il vous faut du temps.

guide-rehabilitation-title = Revenir
guide-rehabilitation = En Prison comme en Fuite, un député perd un point par tour, puis tente de revenir : le dé, plus ses amis présents à la Convention. Il faut 7 pour sortir de Prison, 8 pour revenir de Fuite.
guide-rehabilitation-do = Gardez des bancs garnis : chaque ami à la Convention ajoute un point au dé.
