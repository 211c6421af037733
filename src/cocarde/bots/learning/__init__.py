"""How weights are learnt from self-play."""
