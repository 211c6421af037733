"""The examples in the pages are run."""

from __future__ import annotations

import doctest
import re
import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import cocarde
from cocarde import cli
from cocarde.bots.seat_view import SeatView
from cocarde.core.chance import Fast
from cocarde.core.learning.numbered import CANDIDATES
from cocarde.envs.facts import WIDTH
from cocarde.envs.play import Rules
from tests.docs.pages import ROOT, SLUGS, blocks, text_of
from tests.scenario import scenario


def python_of(page: str) -> list[str]:
    return [block for language, block in blocks(ROOT / page) if language == "python"]


def run(block: str, **names: Any) -> dict[str, Any]:
    """What a block leaves behind; `names` are there before it."""
    exec(compile(block, "<example>", "exec"), names)
    return names


def test_the_example_of_the_readme_plays_a_game_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    [block] = python_of("README.md")
    left = run(block)
    told = capsys.readouterr().out.splitlines()
    assert left["table"].outcome() is not None
    assert told[0].startswith(f"{left['table'].outcome().winners} Seen(kind=")
    assert left["again"].n == 20
    assert cocarde.load(left["saved"]).save() == left["saved"]


def test_the_readme_names_every_game_by_its_slug() -> None:
    named = [line.split("`")[1] for line in text_of("README.md").splitlines() if line.startswith("| `")]
    assert sorted(named) == SLUGS


def test_the_readme_says_for_how_many_each_game_is() -> None:
    rows = re.findall(r"^\| `(\w+)` \| .*? \| ([\d -]+|\d or \d) \|", text_of("README.md"), re.MULTILINE)
    told = {slug: tuple(map(int, re.findall(r"\d", seats))) for slug, seats in rows}
    assert told == {slug: ends(cocarde.game(slug).meta.seats) for slug in SLUGS}


def ends(seats: tuple[int, ...]) -> tuple[int, ...]:
    return seats if len(seats) < 2 else (seats[0], seats[-1])


def test_the_docstring_of_the_package_is_true() -> None:
    failed, tried = doctest.testmod(cocarde)
    assert (failed, tried > 0) == (0, True)


def test_the_scenario_of_write_a_rule_passes() -> None:
    [block] = python_of("docs/write-a-rule.md")
    names = run(block, scenario=scenario)
    tests = [name for name in names if name.startswith("test_")]
    assert tests
    for name in tests:
        names[name]()


def test_the_sizes_of_actions_and_observations_are_those_of_the_page() -> None:
    page = text_of("docs/envs.md")
    [sizes] = re.findall(r"the same in every position \((.*?)\)", page)
    told = re.findall(r"([a-z]+) ([\d,]*\d)", sizes)
    assert len(told) == 4
    assert told == [(slug, f"{len(cocarde.game(slug).vocabulary):,}") for slug, _ in told]
    assert f"vectors of {WIDTH:,} numbers" in page
    assert f"up to {CANDIDATES}" in page


def test_the_environments_are_played_as_their_page_says() -> None:
    pytest.importorskip("pettingzoo")
    pytest.importorskip("pyspiel")
    gym, zoo, spiel, batch, _ = python_of("docs/envs.md")
    assert run(gym)["over"]
    assert run(zoo)["env"].agents == []
    assert run(spiel)["game"].num_players() == 4
    assert run(batch)["batch"].seen.shape == (64, Rules("lys").observations.size)


def test_the_training_examples_are_those_of_the_page() -> None:
    named = re.findall(r"^\| `(\w+\.py)` \|", text_of("docs/envs.md"), re.MULTILINE)
    assert sorted(named) == sorted(path.name for path in (ROOT / "examples/training").glob("*.py"))


def test_the_page_of_blocks_is_what_its_command_writes(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["lab", "blocks", "--markdown"]) == 0
    assert capsys.readouterr().out == text_of("docs/blocks.md")


def test_the_blocks_of_the_page_are_those_of_the_game() -> None:
    observer = cocarde.game("vendee").observer()
    assert observer is not None
    rows = {block.name: block for block in observer.blocks}
    printed = [re.split(r"\s{2,}", line) for line in text_of("docs/envs.md").splitlines()]
    shown = [line for line in printed if len(line) == 5 and line[0] in rows]
    assert len(shown) == 3
    for name, shape, at, high, says in shown:
        block = rows[name]
        assert (shape, at, high, says) == (
            " x ".join(map(str, block.shape)),
            str(block.at),
            str(block.high),
            block.says,
        )


def test_the_bot_of_another_package_is_what_its_page_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    numpy = pytest.importorskip("numpy")
    [package] = [block for language, block in blocks(ROOT / "docs/envs.md") if language == "toml"]
    entry = tomllib.loads(package)["project"]["entry-points"]["cocarde.bots"]
    assert entry == {"mirabeau": "mirabeau:bot"}
    (tmp_path / "mirabeau").mkdir()
    (tmp_path / "mirabeau" / "__init__.py").write_text(python_of("docs/envs.md")[-1], "utf-8")
    rules = Rules("lys")
    numpy.save(tmp_path / "mirabeau" / "weights.npy", numpy.zeros((rules.observations.size, rules.numbers.size)))
    monkeypatch.syspath_prepend(tmp_path)
    table = cocarde.new("lys", seats=2, seed=1)
    seat = table.pending()[0]
    bot = import_module("mirabeau").bot()
    assert bot.choose(SeatView(table.game, table.state, seat), Fast(1)) in table.options(seat)
