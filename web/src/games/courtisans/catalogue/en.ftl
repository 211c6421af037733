## What is in the box

in-box-income = Income: { $money } livres.
in-box-houses = The names of houses
in-box-house = A name for whoever brings none.
