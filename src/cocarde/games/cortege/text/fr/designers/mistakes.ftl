# Ce que les règles ne supportent pas dans un paquet.
mistake-always-red = Cette unité est du Cortège, que l’on arrête et qui entre : elle est rouge.
mistake-small-circle = Une unité a un petit cercle si elle a un effet, et seulement alors.
mistake-overlap = Les deux zones de départ se recouvrent.
mistake-no-room = Les unités n’ont pas toutes la place dans leur zone.
mistake-on-the-surface = Ce point n’est pas sur le plateau.
mistake-discard-or-block = Une unité écartée ne peut pas être bloquée aussi.
mistake-too-short = La plus vive pichenette glisse de { $slide } mm : elle doit pouvoir traverser le plateau.
mistake-before-building = La zone du Pouvoir doit laisser la place d’une unité devant le Bâtiment.
