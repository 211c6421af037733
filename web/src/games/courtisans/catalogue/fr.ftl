## Ce qui est dans la boîte

in-box-income = Rente : { $money } livres.
in-box-houses = Les noms de maison
in-box-house = Un nom proposé à qui n’en apporte pas.
