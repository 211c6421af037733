"""Letters to players who want them: what is worth one, the outbox that loses none, and those who carry them."""
