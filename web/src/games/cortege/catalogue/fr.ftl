## Ce qui est dans la boîte

in-box-unit = Disque { $tint } : { $does }.
