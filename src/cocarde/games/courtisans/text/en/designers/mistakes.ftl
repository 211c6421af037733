# What the rules cannot bear in a pack.
mistake-one-charge = There is one card of each office.
mistake-minimum = Favour runs from -2 to 9; -9: no minimum.
mistake-government = Only an office can be a government.
mistake-house-name = The name of a house has 3 to 40 characters: letters, spaces, hyphens, apostrophes.
mistake-house-taken = Another house is called “{ $name }” already.
mistake-on-the-board = On the board: { $width } by { $height }.
