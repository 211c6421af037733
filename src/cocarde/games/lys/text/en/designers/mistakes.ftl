# What the rules cannot bear in a pack.
mistake-kind-count = { $kind ->
    [role] Roles
    [attack] Attacks
    [defence] Defences
    [celebrity] Celebrities
    [escape] Escapes
   *[book] Books
}: { $size } cards, not { $wanted }.
mistake-range-of-squares = A celebrity is valid from one square to another, between 1 and 56.
mistake-no-range = Only a celebrity is valid for squares.
mistake-no-such-place = There is no square “{ $where }”.
mistake-flags = Letters of MTPN.
mistake-flag-tree = T: the sentence gives trees, and only then.
mistake-flag-danger = P: a part of the sentence is a danger, and only then.
mistake-flag-barrier = M: a mandatory square is white, and no other is.
mistake-in-a-circle = This square sends back to itself: the chain would have no end.
mistake-zone-of-squares = A period has the colour of its squares.
