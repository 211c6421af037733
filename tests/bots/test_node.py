"""The tree: secret answers lead to one node, open ones to several; what was seldom available is not held against it."""

from __future__ import annotations

import pytest

from cocarde.bots.search.ismcts import first_node
from cocarde.bots.search.node import Arm, Node
from cocarde.core.agenda import State, decide
from cocarde.core.choice import Choice
from cocarde.core.table import Table
from tests.contract.settings import Setting
from tests.toy import TOY

ONE, TWO = Choice("one"), Choice("two")


def nodes_after(world: State, seat: int) -> list[Node]:
    """The nodes that the first two options of a seat lead to."""
    root = first_node(world, seat)
    found = []
    for choice in world.agenda[-1].options(world, seat)[:2]:  # type: ignore[attr-defined]
        after = world.copy()
        decision = decide(after, seat, choice)
        assert decision is not None
        found.append(root.next(root.arm(choice), decision, after))
    return found


def test_who_votes_next_cannot_tell_how_others_voted() -> None:
    world = Table.new(TOY, 3, seed=1).state
    first, second = nodes_after(world, 0)
    assert first is second
    assert (first.seat, first.veiled) == (1, True)


def test_open_answers_lead_apart() -> None:
    table = Setting("vendee", 2).table(5)
    first, second = nodes_after(table.state, table.pending()[0])
    assert first is not second
    assert not first.veiled


def test_the_last_of_a_secret_vote_is_as_secret_as_the_first() -> None:
    world = Table.new(TOY, 3, seed=1).state
    node, arm = first_node(world, 0), Arm(ONE)
    for seat in (0, 1):
        decision = decide(world, seat, world.agenda[-1].options(world, seat)[0])  # type: ignore[attr-defined]
        assert decision is not None
        node = node.next(arm, decision, world)
    assert (node.seat, node.veiled) == (2, True)


def taken(node: Node, options: list[Choice], sights: list[float], worths: list[float], explore: float) -> list[int]:
    """How often each option was taken in 200 worlds alike in which it seems worth `sights` and is worth `worths`."""
    for _ in range(200):
        n = node.offer(options, sights, explore, trust=10.0)
        node.arm(options[n]).learn(sights[n], worths[n])
    return [node.arm(option).visits for option in options]


def test_without_experience_first_sight_decides() -> None:
    node = Node(0, Node, False)
    assert node.offer([ONE, TWO], [0.4, 0.6], 0.0, 10.0) == 1
    assert node.offer([ONE, TWO], [0.6, 0.4], 0.0, 10.0) == 0


def test_experience_corrects_first_sight() -> None:
    one, two = taken(Node(0, Node, False), [ONE, TWO], [0.6, 0.5], [0.3, 0.5], explore=0.0)
    assert two > 10 * one > 0


def test_what_was_learnt_in_one_world_holds_beyond_the_sight_of_another() -> None:
    """First sight of a world counts; the node adds only what first sight has missed elsewhere."""
    node = Node(0, Node, False)
    taken(node, [ONE, TWO], [0.6, 0.5], [0.6, 0.5], explore=0.0)
    assert node.offer([ONE, TWO], [0.2, 0.3], 0.0, 10.0) == 1


def test_the_better_arm_is_taken_more_often_and_the_other_not_forgotten() -> None:
    one, two = taken(Node(0, Node, False), [ONE, TWO], [0.55, 0.45], [0.6, 0.4], explore=4.0)
    assert one > 2 * two > 4


def test_an_arm_that_was_seldom_available_is_not_rushed_to() -> None:
    """Its bonus grows with the times it could have been taken, not with those it could not."""
    node = Node(0, Node, False)
    taken(node, [ONE], [0.6], [0.6], explore=0.3)
    assert node.offer([ONE, TWO], [0.6, 0.5], 0.3, 10.0) == 0


def test_glances_steady_first_sight_and_count_as_no_visit() -> None:
    arm = Arm(ONE)
    for _ in range(3):
        arm.glance(0.2)
    arm.learn(0.6, 0.9)
    assert (arm.visits, arm.mean) == (1, 0.9)
    assert arm.merit(1.0) == pytest.approx((0.9 + 0.3) / 2)
