"""Tree search over imagined worlds: the tree, its horizon, its luck, its time."""
