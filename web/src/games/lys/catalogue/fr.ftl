## Ce qui est dans la boîte

in-box-cards = Les cartes
source-RX = Le livret donne l’effet ; ce qui n’y était plus lisible (l’icône d’un rôle, le titre d’une carte) est restitué.
source-PX = Choisi et daté ici d’après des sources publiques.
