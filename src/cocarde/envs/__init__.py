"""The games as learning environments, over the same engine: PettingZoo, Gymnasium, OpenSpiel (extra `rl`)."""
