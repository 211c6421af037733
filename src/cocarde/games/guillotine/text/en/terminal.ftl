## The table in a terminal

terminal-choosing = The parties are being chosen.
terminal-turn = Turn { $turn } of { $last }, phase { $phase }
terminal-order = in this order:
terminal-dissolved = Assembly dissolved
terminal-living =
    { $n ->
        [one] { $n } alive
       *[other] { $n } alive
    }
terminal-elected =
    { $n ->
        [one] { $n } re-elected, { $total } PP
       *[other] { $n } re-elected, { $total } PP
    }
terminal-kept = kept cards (since turn): { $cards }
terminal-vote-report = Vote on a Report
terminal-vote-motion = Vote on a motion
terminal-vote-trial = Trial
terminal-vote-dissolution = Vote on dissolution
terminal-strength-simple = 1–2 confirms
terminal-strength-supported = 1–5 confirms
terminal-strength-motion = 1–5 confirms
terminal-fate-waiting = waiting
terminal-fate-confirmed = confirmed
terminal-fate-annulled = annulled
terminal-fate-lapsed = lapsed
terminal-in-use = In use: { $cards }
terminal-drawn = { $who }, cards drawn: { $cards }
terminal-drawn-hidden =
    { $n ->
        [one] { $who }: { $n } card drawn
       *[other] { $who }: { $n } cards drawn
    }
terminal-signs = the figure: popularity points (PP); { $pp } or more, alive and free: re-elected. ✦ protected, ‼ denounced
