# Hints: one sentence for each answer proposed.
hint-gain = Above all for { $feature }.
hint-loss = Not as good as the first for { $feature }.
hint-even = About as good as the others.
hint-only = The only possible answer.
hint-sound = Any other answer would be folly.
hint-chance = { $percent }% chance of winning
