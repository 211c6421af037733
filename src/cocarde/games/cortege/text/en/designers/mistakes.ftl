# What the rules cannot bear in a pack.
mistake-always-red = A unit of the march can be arrested and can enter: it has to be red.
mistake-small-circle = A unit has a small circle if it has an effect, and only then.
mistake-overlap = The two start zones overlap.
mistake-no-room = There is not room for all units in their zone.
mistake-on-the-surface = This point is not on the surface.
mistake-discard-or-block = A unit that is discarded cannot be blocked as well.
mistake-too-short = The fastest flick slides { $slide } mm: it must be able to cross the board.
mistake-before-building = The zone of Power must leave room for a unit in front of the Building.
