"""The opening of a first game of each game, at the real command, by somebody who only uses the words on the screen."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cocarde.games import built_in
from tests.cli.conftest import Run

OPENINGS = {
    "lys": (
        ["Citoyenne", "cocarde devant vous", "lancer les des"],
        ["persona f", "mark role_cocarde seat0", "roll"],
    ),
    "vendee": (
        ["machecoul", "jouer troupes de ligne"],
        ["attack machecoul", "play b1_ligne"],
    ),
    "guillotine": (
        ["montagnards", "danton comite", "passer"],
        ["faction montagnards", "move danton comite", "pass"],
    ),
    "courtisans": (
        ["gentilhomme maison de valpreux", "j'en ai fini", "la cour a versailles", "piocher"],
        ["character M valpreux", "ready", "place versailles", "draw"],
    ),
    "cortege": (
        ["placer interpellation ou je veux", "7", "1", "propulser interpellation où je veux", "black bloc", "à fond"],
        ["place interpellation 21000 41500", "flick interpellation"],
    ),
}
SET_UP = {"cortege": ["--option", "sides=seat0_po"], "courtisans": ["--option", "first_chambellan=seat0"]}


def answered(file: Path) -> list[str]:
    return [answer for seat, answer, *_ in json.loads(file.read_bytes())["log"] if seat == 0 and answer]


@pytest.mark.parametrize("slug", built_in())
def test_a_first_game_is_opened_in_words(run: Run, tmp_path: Path, slug: str) -> None:
    words, wanted = OPENINGS[slug]
    file = tmp_path / "game.json"
    done = run("play", slug, "--seed", "3", *SET_UP.get(slug, []), stdin="\n".join([*words, f"save {file}", "quit"]))
    assert (done.code, done.err) == (0, "")
    given = answered(file)
    assert len(given) >= len(wanted), done.out[-3000:]
    for answer, beginning in zip(given, wanted, strict=False):
        assert answer.startswith(beginning), given


def test_words_that_several_answers_have_leave_only_those(run: Run) -> None:
    done = run("play", "guillotine", "--seed", "3", stdin="montagnards\ndanton\nquit\n")
    *_, left = done.out.rsplit("> ", 2)[:2]
    assert "Danton au Tribunal" in left
    assert "Danton en Mission" in left
    assert "Robespierre" not in left
    assert "Plusieurs réponses conviennent à «\u202fdanton\u202f»" in left


def test_seats_have_names_and_things_a_face(run: Run) -> None:
    done = run(
        "play",
        "lys",
        "--seed",
        "3",
        "--name",
        "Jeanne",
        "--lang",
        "en",
        stdin="look Bastille\nrules\ncitoyenne\nquit\n",
    )
    assert "Cockade: gain 1 tree." in done.out
    assert "Five things people get wrong" in done.out
    assert "Jeanne" in done.out
    assert "Lucile" in done.out
    assert "Seat" not in done.out


def test_a_unit_that_is_flicked_is_known_by_its_name(run: Run) -> None:
    lines = ["1", "why kettle", "look kettle", "why stop and arrest", "why nobody", "quit"]
    done = run("play", "cortege", "--seed", "4", "--lang", "en", stdin="\n".join(lines))
    why, face, able, unknown, _ = done.out.split("> ")[2:]
    assert "During the Infiltration only Stop and arrest is played." in why
    assert face == "Kettle\n  Arrests the red unit it touches: Arrests +1, but Opinion +1.\n"
    assert able.startswith("Nothing forbids it.")
    assert unknown.startswith("Nothing in this game is called “nobody”.")


def test_a_composed_answer_can_be_left_and_is_held_to_its_bounds(run: Run, tmp_path: Path) -> None:
    lines = ["place stop wherever", "99", "x", "", "quit"]
    done = run("play", "cortege", "--seed", "3", "--lang", "en", *SET_UP["cortege"], stdin="\n".join(lines))
    assert done.out.count("From 1 to 13.") == 2
    assert done.out.count("Place Stop and arrest wherever I like") == 2
    assert "x:" not in done.out
    assert "…40500" not in done.out


def test_an_only_answer_is_not_asked_for_but_told(run: Run, tmp_path: Path) -> None:
    given: list[list[str]] = []
    for extra in ([], ["--ask-all"]):
        file = tmp_path / f"game{len(given)}.json"
        lines = ["1"] * 40 + [f"save {file}"]
        done = run("play", "vendee", "--seed", "3", "--bots", "random", *extra, stdin="\n".join(lines))
        assert "n’a qu’une réponse possible" in done.out
        given.append(answered(file))
    assert len(given[1]) == 40
    assert len(given[0]) > 40
    assert given[0][:40] == given[1]


def test_at_court_one_is_asked_by_the_names_of_the_houses(run: Run) -> None:
    lines = ["gentilhomme maison de valpreux", "j'en ai fini", "la cour a versailles", "piocher"]
    done = run("play", "courtisans", "--seed", "3", "--option", "first_chambellan=seat0", stdin="\n".join(lines))
    *_, asked, _ = done.out.split("> ")
    assert "sur Monsieur de Valpreux (vous)" in asked
    assert "bien de Camille" not in asked


def test_what_is_left_says_what_is_at_stake_and_a_place_is_found_by_part_of_its_name(run: Run) -> None:
    done = run("play", "guillotine", "--seed", "3", stdin="montagnards\ndanton\nvoir comité\nquit\n")
    left, face = done.out.split("> ")[2:4]
    assert "Vos voix aux procès" in left
    assert "Chaque tendance qui y siège peut proposer un nom" in face
