# Ce que nomme un rapport de « cocarde lab report ».
report-heading-spoken = Discours prononcés
report-heading-carried = Motions emportées
report-turns-tribune = séances
report-some-motion = motion
