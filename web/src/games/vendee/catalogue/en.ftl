## What is in the box

in-box-white-1 = The Whites, Set I
in-box-white-2 = The Whites, Set II
in-box-blue-1 = The Blues, Set I
in-box-blue-2 = The Blues, Set II
in-box-hexes = The hexes
in-box-generals = The generals
in-box-unique = Unique event.
in-box-hex = { $area }. In a battle here the Whites draw { $white }, the Blues { $blue }.
in-box-general = Round { $round }, value { $value }.
