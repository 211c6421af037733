# A finished game looked at again.
coach-title = { $name }: { $n ->
    [one] one real decision
   *[other] { $n } real decisions
}
coach-way = From a { $start }% chance of winning at the first decision to { $end }% at the end.
coach-choices = Your choices: { $points } points
coach-dice = Dice and draws: { $points } points
coach-others = The others: { $points } points
coach-accuracy = Accuracy: { $accuracy }%
coach-percent = { $percent }%
coach-head-entry = No.
coach-head-given = Your answer
coach-head-before = Before
coach-head-after = After
coach-head-better = Better
coach-given = You: { $answer } ({ $chance }% chance of winning)
coach-better = Better: { $answer } ({ $chance }%)
coach-try = The game can go on from here: entry { $n }.
