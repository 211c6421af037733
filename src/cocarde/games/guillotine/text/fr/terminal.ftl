## La table dans un terminal

terminal-choosing = Les tendances se choisissent.
terminal-turn = Tour { $turn } sur { $last }, phase { $phase }
terminal-order = dans l’ordre :
terminal-dissolved = Assemblée dissoute
terminal-living =
    { $n ->
        [one] { $n } vivant
       *[other] { $n } vivants
    }
terminal-elected =
    { $n ->
        [one] { $n } réélu, { $total } PP
       *[other] { $n } réélus, { $total } PP
    }
terminal-kept = cartes gardées (depuis le tour) : { $cards }
terminal-vote-report = Vote d’un Rapport
terminal-vote-motion = Vote d’une motion
terminal-vote-trial = Procès
terminal-vote-dissolution = Vote de dissolution
terminal-strength-simple = 1–2 confirme
terminal-strength-supported = 1–5 confirme
terminal-strength-motion = 1–5 confirme
terminal-fate-waiting = en attente
terminal-fate-confirmed = confirmée
terminal-fate-annulled = annulée
terminal-fate-lapsed = tombée
terminal-in-use = En cours : { $cards }
terminal-drawn = { $who }, cartes tirées : { $cards }
terminal-drawn-hidden =
    { $n ->
        [one] { $who } : { $n } carte tirée
       *[other] { $who } : { $n } cartes tirées
    }
terminal-signs = le chiffre : points de popularité (PP) ; { $pp } ou plus, vivant et libre : réélu. ✦ protégé, ‼ dénoncé
