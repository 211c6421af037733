## Ce qui est dans la boîte

in-box-factions = Les tendances
in-box-deputies = Les députés
in-box-deputy = { $faction }, nᵒ { $n }. Réélu s’il finit vivant, libre et avec { $pp } PP au moins.
in-box-posts = Les lieux
in-box-missions = Les cartes Mission
in-box-jacobins = Les cartes Jacobin
in-box-booklet = Le carnet de questions
in-box-chronicle = La brochure
in-box-post =
    { $chairs ->
        [0] Sans limite de places
       *[other] { $chairs } places
    }{ $income ->
        [0] .
        [1]  ; 1 PP gagné par tour.
       *[other]  ; 1 PP perdu par tour.
    }
in-box-questions = 120 questions d’histoire
in-box-questions-note = Trente par tendance, posées une à une dans la Variante Histoire ; c’est pourquoi on ne les lit pas ici.
source-RP = Nom et couleur viennent du livret ; prénoms, départements et destins, de sources publiques.
source-RX = Le livret en donne le nom et le rôle ; le dessin et les teintes, perdus, sont de nous.
