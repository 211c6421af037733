# L’analyse d’une partie finie.
coach-title = { $name } : { $n ->
    [one] une vraie décision
   *[other] { $n } vraies décisions
}
coach-way = De { $start } % de chances de gagner à la première décision, à { $end } % à la fin.
coach-choices = Vos choix : { $points } points
coach-dice = Les dés et les tirages : { $points } points
coach-others = Les autres : { $points } points
coach-accuracy = Précision : { $accuracy } %
coach-percent = { $percent } %
coach-head-entry = N°
coach-head-given = Votre réponse
coach-head-before = Avant
coach-head-after = Après
coach-head-better = Mieux
coach-given = Vous : { $answer } ({ $chance } % de chances de gagner)
coach-better = Mieux : { $answer } ({ $chance } %)
coach-try = La partie peut reprendre d’ici : entrée { $n }.
