# What the rules cannot bear in a pack.
mistake-half-deck = { $camp }: deck { $jeu ->
    [1] I
   *[other] II
} has { $size } cards, not { $wanted }.
mistake-annulation = A Cancellation has neither value, bonus, type nor any other effect.
mistake-bonus-value = A bonus is worth +1 or +2.
mistake-bonus-types = A bonus card is always M/T.
mistake-normal-value = A normal card is worth 1 to 5.
mistake-hexbonus = A “hexbonus” takes a number (n) and either a symbol or a hex.
mistake-bonus-hexbonus = A bonus card has no “hexbonus”: its place in a pair is left open.
mistake-manche = “manche” is one step, 1 or -1.
mistake-set-aside = A Galerne hex is set aside: it has neither camp nor fortress.
mistake-place-taken = Another hex is in this place already.
mistake-fortresses = { $forts } fortresses, and there are only { $most }.
mistake-first = The camps begin in turn, Blue first; here: { $camp }.
mistake-hand = From 2 to { $most } cards: with four players each draws one fewer.
mistake-general = A general is worth 1 to 6.
