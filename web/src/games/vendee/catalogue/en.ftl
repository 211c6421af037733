## What is in the box

in-box-white-1 = The Whites, deck I
in-box-white-2 = The Whites, deck II
in-box-blue-1 = The Blues, deck I
in-box-blue-2 = The Blues, deck II
in-box-hexes = The hexes
in-box-generals = The generals
in-box-unique = Unique event.
in-box-hex = { $area }. In a battle here the Whites draw { $white }, the Blues { $blue }.
in-box-general = Round { $round }, value { $value }.
