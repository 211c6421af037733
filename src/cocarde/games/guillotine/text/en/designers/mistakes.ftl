# What the rules cannot bear in a pack.
mistake-letter = One letter.
mistake-slots = { $size } places are drawn; at least { $wanted } are wanted.
mistake-spot = A point of the board: two numbers.
mistake-corners = The top left corner, then the bottom right one.
mistake-rolls = Six results, one for each face of the die: points from -{ $most } to { $most }, “prison” or “fuite”.
mistake-prolonged = { $size } cards draw another; { $most } at most.
mistake-orator = A card that uses the orator is immediate.
