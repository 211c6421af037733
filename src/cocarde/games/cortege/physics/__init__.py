"""PHY-1: the hand, the solver, and the record of a flick."""
