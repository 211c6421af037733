# Ce que les règles ne supportent pas dans un paquet.
mistake-letter = Une seule lettre.
mistake-slots = { $size } places dessinées ; il en faut au moins { $wanted }.
mistake-spot = Un point du plateau : deux nombres.
mistake-corners = Le coin d’en haut à gauche, puis celui d’en bas à droite.
mistake-rolls = Six résultats, un par face du dé : des points de -{ $most } à { $most }, « prison » ou « fuite ».
mistake-prolonged = { $size } cartes font tirer encore ; { $most } au plus.
mistake-orator = Une carte qui se sert de l’orateur est immédiate.
