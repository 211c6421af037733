"""What self-play teaches: weights of the judgement, and experience beyond it."""
