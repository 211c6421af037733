# interpreted: arithmetic on a few hundred weights, when they are learnt or checked
"""What is learnt cannot invert what is certain: weights of traits that the rules put in order keep that order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

Chain = Sequence[int]
"""Places of traits, each at least as good as the one before it."""
PASSES: Final = 200
ENOUGH: Final = 1e-9


class Order:
    """`chains`: traits in ascending order; `helps`: those that are worth at least nothing; `harms`: at most nothing."""

    def __init__(self, chains: Sequence[Chain] = (), helps: Chain = (), harms: Chain = ()) -> None:
        self.chains: Final = chains
        self.helps: Final = helps
        self.harms: Final = harms

    def kept(self, weights: Sequence[float]) -> list[float]:
        """The weights nearest to these, or nearly so, that keep the order; a trait may stand in several chains."""
        found = list(weights)
        for _ in range(PASSES):
            before = found[:]
            for chain in self.chains:
                for trait, weight in zip(chain, ascending([found[trait] for trait in chain]), strict=True):
                    found[trait] = weight
            for trait in self.helps:
                found[trait] = max(found[trait], 0.0)
            for trait in self.harms:
                found[trait] = min(found[trait], 0.0)
            if max((abs(new - old) for new, old in zip(found, before, strict=True)), default=0.0) < ENOUGH:
                break
        return found


def ascending(values: Sequence[float]) -> list[float]:
    """The ascending values that are nearest to these by their squares: neighbours that violate are averaged."""
    blocks: list[tuple[float, int]] = []
    for value in values:
        total, count = value, 1
        while blocks and blocks[-1][0] * count > total * blocks[-1][1]:
            more, others = blocks.pop()
            total, count = total + more, count + others
        blocks.append((total, count))
    return [total / count for total, count in blocks for _ in range(count)]
