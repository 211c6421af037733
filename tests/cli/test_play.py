"""A game in the terminal, played through the prompt."""

from __future__ import annotations

import json
import os
import pty
import select
import signal
import sys
import time
from pathlib import Path

import cocarde
from tests.cli.conftest import Run, played


def test_answers_by_number_notation_and_beginning(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    lines = ["attack mache", "undo", "attack machecoul", "1", f"save {file}", "quit"]
    done = run("play", "vendee", "--seed", "3", "--lang", "en", stdin="\n".join(lines))
    assert (done.code, done.err) == (0, "")
    log = [move[1] for move in json.loads(file.read_bytes())["log"]]
    assert log[1:4] == ["attack machecoul", "undo", "attack machecoul"]
    assert log[4].startswith("play ")
    assert f"Game saved in {file}" in done.out
    assert "You left the game." in done.out


def test_a_saved_game_goes_on_where_it_was(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "vendee", "--seed", "3", stdin=f"attack nantes\nsave {file}\nquit\n")
    again = run("play", "vendee", "--resume", str(file), "--lang", "en", stdin=f"1\nsave {file}\n")
    assert again.code == 0
    assert "Battle at Nantes" in again.out
    log = json.loads(file.read_bytes())["log"]
    assert log[1][1] == "attack nantes"
    assert log[2][1].startswith("play ")


def test_a_table_that_itself_speaks_speaks_as_the_terminal_does(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    for lang in ("fr", "en"):
        run("play", "courtisans", "--seed", "3", "--lang", lang, stdin=f"save {file}\nquit\n")
        assert json.loads(file.read_bytes())["options"]["lang"] == lang
    run("play", "courtisans", "--lang", "en", "--option", "lang=fr", stdin=f"save {file}\nquit\n")
    assert json.loads(file.read_bytes())["options"]["lang"] == "fr"


def test_what_is_not_understood_is_said_and_nothing_happens(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    lines = [
        "99",
        "dance",
        "attack",
        "attack paris",
        "attack angers",
        "why",
        "save",
        f"save {tmp_path}",
        "",
        f"save {file}",
    ]
    done = run("play", "vendee", "--seed", "3", "--lang", "en", stdin="\n".join(lines))
    assert done.code == 0
    assert "The answers go from 1 to" in done.out
    assert "No answer contains “dance”" in done.out
    assert "Several answers fit “attack”" in done.out
    assert "No answer contains “attack paris”" in done.out
    assert "V-20" in done.out, "Angers is Blue's own fortress"
    assert "“why” needs one more word" in done.out
    assert "cannot be written" in done.out
    assert len(json.loads(file.read_bytes())["log"]) == 1


def test_help_why_hint_rule_log_board_and_notations(run: Run) -> None:
    lines = ["?", "why nantes", "why hex:angers", "why Angers", "why attack angers", "why unicorn", "hint"]
    lines += ["rule V-30", "rule V-999", "log", "board", "notations"]
    done = run("play", "vendee", "--seed", "3", "--lang", "en", stdin="\n".join(lines))
    assert done.code == 0
    for words in (
        "Answer with a number",
        "Nothing forbids it.",
        "Nothing in this game is called “unicorn”",
        "The automaton would play:",
        "chance of winning",
        "Duty to overbid",
        "no rule 'V-999'",
        "attack machecoul",
    ):
        assert words in done.out, words
    assert done.out.count("Round 1 of 3") == 2
    assert done.out.count("V-12") >= 2 * 2


def test_french_words_work_too(run: Run) -> None:
    done = run(
        "play", "vendee", "--seed", "3", stdin="aide\npourquoi angers\nconseil\nrègle V-1\njournal\nplateau\nquitter\n"
    )
    assert done.code == 0
    assert "Répondez par un numéro" in done.out
    assert "Partie quittée." in done.out


def test_the_end_of_a_game_is_told_with_its_rule(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(played(5, answers=played(5).n - 6).save())
    done = run("play", "vendee", "--resume", str(file), "--lang", "en", "--bots", "random", stdin="1\n" * 200)
    assert done.code == 0
    assert "The game is over." in done.out
    assert "V-93" in done.out.split("The game is over.")[1]


def test_a_bots_hand_is_never_shown(run: Run) -> None:
    table = cocarde.new("vendee", seed=3)
    white = set(table.view(1).seats[1].cards)
    done = run("play", "vendee", "--seed", "3", "--lang", "en", stdin="log\nnotations\n")
    assert white
    assert not [card for card in white if card in done.out]


def test_people_who_share_the_screen_are_parted_by_a_curtain(run: Run) -> None:
    lines = ["", "attack machecoul", "1", "", "quit"]
    done = run("play", "vendee", "--seed", "3", "--lang", "en", "--seat", "0", "--seat", "1", stdin="\n".join(lines))
    assert done.code == 0
    screens = done.out.split("Everybody else look away")
    assert len(screens) == 3
    assert "Hand of Blue" in screens[1]
    assert "Hand of White" not in screens[1]
    assert "Hand of White" in screens[2]
    assert "Hand of Blue" not in screens[2]


def test_four_seats_and_options(run: Run) -> None:
    args = ["--seats", "4", "--seat", "2", "--option", "placement=random", "--option", "partners_open=off"]
    done = run("play", "vendee", "--seed", "3", "--lang", "en", *args, stdin="")
    assert done.code == 0
    assert "Hand of Blue B" in done.out
    assert "Hand of Blue A" not in done.out


class Terminal:
    """A command at a real terminal."""

    def __init__(self, *args: str) -> None:
        source = str(Path(cocarde.__file__).parents[1])
        self.shown = ""
        self.pid, self.screen = pty.fork()
        if self.pid == 0:
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # tests in the background inherit that it is ignored
            os.environ.update(PYTHONPATH=source, TERM="xterm-256color", LANG="fr_FR.UTF-8", COLUMNS="100", LINES="50")
            os.execv(sys.executable, [sys.executable, "-m", "cocarde", *args])

    def until(self, words: str, *, typing: bytes = b"") -> bool:
        """Wait until it shows these words, pressing a key now and then; False if it ended or time is up."""
        before = len(self.shown)
        for turn in range(600):
            while select.select([self.screen], [], [], 0.2)[0]:
                try:
                    self.shown += os.read(self.screen, 1 << 16).decode("utf-8", "replace")
                except OSError:  # the other side hung up
                    return words in self.shown[before:]
                if words in self.shown[before:]:
                    return True
            if typing and turn % 50 == 0:  # a key pressed while the last one is being obeyed would disturb it
                os.write(self.screen, typing)
        return False

    def end(self) -> int:
        """The exit code; a command that does not end is ended."""
        for _ in range(1200):
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                return os.waitstatus_to_exitcode(status)
            time.sleep(0.1)
        os.kill(self.pid, signal.SIGKILL)
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])


def test_at_a_real_terminal_it_is_coloured_and_can_be_interrupted() -> None:
    terminal = Terminal("play", "vendee", "--seed", "3")
    assert terminal.until("Désignez un hexagone")
    os.write(terminal.screen, b"attack machecoul\r")
    assert terminal.until("Ouvrez la bataille")
    assert terminal.until("cocarde: interrupted", typing=b"\x03"), terminal.shown[-1500:]
    assert terminal.end() == 130
    assert "\x1b[2J" in terminal.shown, "the screen is wiped between moves"
    assert "48;" in terminal.shown, "hexes have a ground"
    os.close(terminal.screen)
