# Hints: a few sentences for each answer proposed.
hint-gain = Above all for { $feature } ({ $percent }% of the difference).
hint-gain-partly = Partly for { $feature } ({ $percent }% of the difference).
hint-loss = Not as good as the first for { $feature } ({ $percent }% of the difference).
hint-loss-partly = Not as good as the first, partly for { $feature } ({ $percent }% of the difference).
hint-even = Just as good, as far as one can tell.
hint-several = Several answers are as good, as far as one can tell.
hint-lost = The game looks lost, whatever one answers.
hint-won = The game looks won, whatever one answers.
hint-best = The best choice, all things considered.
hint-behind = { $points ->
    [one] One percentage point
   *[other] { $points } percentage points
} behind the first.
hint-only = The only possible answer.
hint-sound = Any other answer would be folly.
hint-chance = { $percent }% chance of winning
hint-then = So: { $what }
hint-otherwise = Or else: { $what }
hint-but = But then: { $what }
