"""Two boxes of one game, played from the same seeds: what another pack changes."""
