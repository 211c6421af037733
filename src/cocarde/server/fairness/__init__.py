"""Chance that nobody can choose: sealed secrets, and tables dealt from them."""
