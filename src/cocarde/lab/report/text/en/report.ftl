report-title = Lab report
report-subtitle = { $games } games between bots ({ $bots }), { $seats } seats
report-options = Options: { $options }

report-brief = In short
report-balance = Who wins
report-length = How long it takes
report-lead = Who leads, and when it is decided
report-things = What matters
report-questions = What is answered
report-rules = Rules never reached
report-provenance = Where these figures come from

report-by-seat = By seat
report-by-order = By place in the order of play
report-by-side = By side
report-by-settled-side = Rounds won, by side
report-by-settled-reason = Rounds won, by reason
report-place = { $n ->
    [1] First to play
    [2] 2nd to play
    [3] 3rd to play
   *[other] { $n }th to play
}
report-fair = equal share: { $fair }
report-interval = 95%
report-shared = { $n ->
    [0] No game had more than one winner.
    [1] One game had more than one winner.
   *[other] { $count } games had more than one winner.
}

report-level-seat = No seat is favoured, as far as { $games } games can tell: a bias of more than { $points } points would have shown.
report-level-order = The order of play favours nobody: a bias of more than { $points } points would have shown.
report-level-side = The sides are even, as far as { $games } games can tell: a bias of more than { $points } points would have shown.
report-level-settled = Both sides win as many rounds: a bias of more than { $points } points would have shown.
report-tilted-more = { $who }: more than its share, { $share } ({ $low } – { $high }) instead of { $fair }.
report-tilted-less = { $who }: less than its share, { $share } ({ $low } – { $high }) instead of { $fair }.

report-brief-length = Half of the games take between { $quarter } and { $three } decisions; the median game, { $median }.
report-brief-turns = The median game has { $median } { $unit }; half of them have { $quarter } to { $three }.
report-brief-lead = Whoever leads half-way through { $measure } wins { $middle } of the games; at three quarters, { $late }. The lead changes hands { $changes } times.
report-brief-settled = In half of the games, the winner took the lead for good only { $half } of the way through, or later.
report-brief-settled-last = In half of the games, the winner took the lead only at the very end.
report-matter = { $n ->
    [1] one matters
   *[other] { $marked } matter
}
report-brief-things = Of { $compared } things compared, { $matter } for sure. The one that helps most: { $best } ({ $best_effect }). The one that hurts most: { $worst } ({ $worst_effect }).
report-brief-things-best = Of { $compared } things compared, { $matter } for sure. The one that helps most: { $best } ({ $best_effect }).
report-brief-things-worst = Of { $compared } things compared, { $matter } for sure. The one that hurts most: { $worst } ({ $worst_effect }).
report-brief-things-none = Of { $compared } things compared, none matters enough to be sure of it.
report-brief-rules = Of the { $told } rules that the game can cite while it is played, { $never } never came up.
report-brief-rules-all = All { $told } rules that the game can cite while it is played were cited.

report-glance-lead = of the games won by whoever led half-way
report-glance-changes = changes of the lead in a game
report-glance-settled = of the game played when the lead is taken for good
report-glance-rules = rules cited in play

report-measure-scores = by points counted
report-measure-prospects = as the bot judges
report-unit-decisions = decisions
report-turns = rounds
report-turns-vendee = rounds
report-turns-lys = players’ turns
report-turns-guillotine = turns
report-turns-courtisans = rounds
report-turns-cortege = flicks
report-histogram = Games by number of { $unit }
report-median = median { $n }
report-endings = How the game ends
report-curve = The leader of the moment wins
report-curve-note = At each moment, the share of the games won by whoever leads then. The thin line: what chance would give.
report-settled = The winner leads for good
report-settled-note = Share of the games in which the later winner leads from here to the end.
report-axis-progress = share of the game played
report-changes = { $measure }: the lead passes from one to another { $changes } times a game; it never does in { $never } of the games.

report-things-note = The win rate of whoever had the thing, minus what is expected of their side or seat. The line: 95% interval. A full dot: sure even for { $compared } comparisons at once (Bonferroni); a circle: perhaps chance. On a board, blue helps, red hurts, a dark outline is sure. This is a link, not always a cause: winners get further, and see more.
report-thing = Thing
report-seen = Seen
report-share = Wins
report-due = Expected
report-effect = Effect
report-points = { $n } pts
report-all-things = All { $n } things of this list
report-rare = Too rare to judge (fewer than { $least } times): { $things }.
report-between = … { $n } others in between

report-heading-drawn = Cards received
report-heading-played = Cards played
report-heading-attacked = Hexes attacked
report-heading-taken = Hexes taken
report-heading-fortified = Hexes fortified
report-heading-visited = Squares visited
report-heading-planted = Trees planted
report-heading-marked = Roles worn
report-heading-persona = Citoyenne or citoyen
report-heading-used = Jacobin cards used
report-heading-missions = Mission cards received
report-heading-reported = Rapporteurs approved
report-heading-condemned = Deputies whose denunciation is confirmed
report-heading-lost = Deputies lost
report-heading-obtained = Favours obtained
report-heading-suffered = Cards played against the player
report-heading-party = First party
report-heading-flicked = Units flicked
report-heading-worked = Units whose effect applied
report-heading-entered = Units that entered the Building
report-heading-struck = Units arrested or put out of play

report-questions-note = How often a kind of answer is given where it is allowed. In red, those that the bots give nearly always or hardly ever: perhaps not a real choice.
report-questions-none = Every question of this game has one kind of answer only.
report-question-asked = { $per_game } times a game · { $options } answers on average · { $forced } without a choice
report-more-questions = The other { $n } questions

report-rules-note = { $seen } of the { $told } rules that the game can cite by what happens, by a question or by the end were cited. The others:
report-rules-none = All { $told } rules that the game can cite by what happens, by a question or by the end were cited.
report-refused-note = { $never } of the { $refused } rules by which the game refuses a move stopped nobody, although other answers were tried along the way:
report-rules-options = Some need an option, a number of seats, or a kind of player the bots are not.

report-provenance-command = Command
report-provenance-version = Version
report-provenance-date = Date
report-provenance-games = Games
report-provenance-decisions = Decisions
report-provenance-seats = Seats
report-provenance-bots = Bots
report-provenance-options = Options
report-provenance-seed = Seed
report-provenance-note = The same command plays the same games again, on as many processes as you like. Intervals are Wilson’s, at 95%. These figures say how these bots play; people play differently.

report-some-card = card
report-some-hex = hex
report-some-seat = player
report-some-camp = side
report-some-general = general
report-some-symbol = symbol
report-some-place = place
report-some-marking = role
report-some-persona = persona
report-some-faction = party
report-some-deputy = deputy
report-some-country = country
report-some-party = party
report-some-realm = realm
report-some-house = house
report-some-sum = sum
report-some-sovereign = sovereign
report-some-sex = courtier
report-some-unit = unit
report-some-colour = colour
report-some-side = side
report-some-toward = to a sovereign
report-some-beside = with a sovereign
report-some-route = from a sovereign

report-compare-title = Two boxes compared
report-compare-subtitle = { $games } pairs of games between bots ({ $bots }), { $seats } seats, same seeds
report-compare-boxes = { $before } → { $after }
report-compare-as-it-is = the game as it is
report-compare-table = The game
report-compare-changes = What the box changes
report-compare-change-table = Table
report-compare-change-row = Row
report-compare-change-key = Field
report-compare-change-before = Before
report-compare-change-after = After
report-compare-changes-none = The tables are the same; only names change.
report-compare-differing = { $differing } of { $games } pairs went differently.
report-compare-same = None of the { $games } pairs went differently.
report-compare-few = { $least } pairs are needed to say more.
report-compare-length-more = Games are longer: { $figures }.
report-compare-length-less = Games are shorter: { $figures }.
report-compare-length-same = No certain change in length: between { $low } and { $high } decisions.
report-compare-seat-more = { $who } wins more often: { $figures }.
report-compare-seat-less = { $who } wins less often: { $figures }.
report-compare-side-more = { $who } wins more often: { $figures }.
report-compare-side-less = { $who } wins less often: { $figures }.
report-compare-winners-same = No certain change in who wins; if there is one, it is not more than { $reach } points.
report-compare-single-winner-more = More games have a single winner: { $figures }.
report-compare-single-winner-less = Fewer games have a single winner: { $figures }.
report-compare-margin-more = Wins are clearer: { $figures } points of score.
report-compare-margin-less = Wins are closer: { $figures } points of score.
report-compare-things-same = Of { $compared } figures of cards and pieces compared, none changes enough to be sure of it.
report-compare-seen-more = { $thing }: seen in more games, { $figures }.
report-compare-seen-less = { $thing }: seen in fewer games, { $figures }.
report-compare-won-more = { $thing }: whoever has it wins more often, { $figures }.
report-compare-won-less = { $thing }: whoever has it wins less often, { $figures }.
report-compare-seen-others = { $n ->
    [one] One other is definitely seen more or less often.
   *[other] { $count } others are definitely seen more or less often.
}
report-compare-won-others = { $n ->
    [one] With one other, players definitely win more or less often.
   *[other] With { $count } others, players definitely win more or less often.
}
report-compare-numbers = { $before } → { $after } ({ $change }, between { $low } and { $high })
report-compare-percents = { $before } → { $after } ({ $change } points, between { $low } and { $high })
report-compare-measure-length = Decisions in a game
report-compare-measure-seat = { $who } wins
report-compare-measure-side = { $who } wins
report-compare-measure-single-winner = A single winner
report-compare-measure-margin = Points of score apart
report-compare-seen = Seen in
report-compare-won = Whoever has it wins
report-compare-all = All { $n } things of this list
report-compare-note = On the left the first box, on the right the second. The bar: the interval of the change; the thin line: nothing changes. A full dot: sure at 95% for the whole list at once (Bonferroni).
report-compare-provenance-note = The same command plays the same pairs again. Games are paired by seed; the intervals are Agresti and Min’s for paired shares, Newcombe’s for how often whoever had a thing wins. These figures say how these bots play; people play differently.
