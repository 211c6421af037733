"""Bad input anywhere: one clear line on stderr, exit code 2, no traceback."""

from __future__ import annotations

import json
from pathlib import Path

import cocarde
from tests.cli.conftest import Run, process


def files(folder: Path) -> dict[str, str]:
    """Files one might give by mistake."""
    table = cocarde.new("vendee", seed=3)
    table.answer(table.pending()[0], table.options(table.pending()[0])[0])
    saved = json.loads(table.save())
    forged = {**saved, "log": [saved["log"][0], [0, "dance", []]]}
    unlucky = {**saved, "log": [[-1, "setup", [1, 2, 3]], *saved["log"][1:]]}
    for name, text in {
        "empty": "",
        "text": "bonjour",
        "list": "[]",
        "forged": json.dumps(forged),
        "unlucky": json.dumps(unlucky),
        "strange": json.dumps({**saved, "game": "chess"}),
        "crowded": json.dumps({**saved, "seats": 900}),
        "torn": table.save().decode()[:200],
        "hollow": json.dumps({**saved, "state": {**saved["state"], "agenda": [[]]}}),
    }.items():
        (folder / name).write_text(text, "utf-8")
    (folder / "bytes").write_bytes(b"\xff\xfe\x00")
    return {path.name: str(path) for path in folder.iterdir()}


def cases(folder: Path) -> list[tuple[list[str], str]]:
    """Command lines and a word their complaint must hold."""
    at = files(folder)
    return [
        (["dance"], "dance"),
        (["--lang", "de", "games"], "'de'"),
        (["games", "--lang", "klingon"], "klingon"),
        (["games", "--colour"], "--colour"),
        (["play"], "SLUG"),
        (["play", "chess"], "chess"),
        (["play", "vendee", "--seats", "3"], "3 seats"),
        (["play", "vendee", "--seats", "many"], "--seats"),
        (["play", "vendee", "--seat", "2"], "seat"),
        (["play", "vendee", "--bots", "genius"], "genius"),
        (["play", "vendee", "--option", "placement"], "placement"),
        (["play", "vendee", "--option", "placement=upside"], "upside"),
        (["play", "vendee", "--option", "rain=on"], "rain"),
        (["play", "cortege", "--option", "turn_limit=none"], "K-114"),
        (["play", "vendee", "--resume", at["forged"]], "entry 2"),
        (["play", "vendee", "--resume", at["hollow"]], "damaged"),
        (["play", "vendee", "--resume", at["strange"]], "chess"),
        (["play", "vendee", "--resume", at["hollow"], "--seats", "4"], "--resume"),
        (["play", "vendee", "--resume", "nowhere.json"], "nowhere.json"),
        (["rules"], "SLUG"),
        (["rules", "chess"], "chess"),
        (["rules", "vendee", "V-999"], "V-99"),
        (["rules", "vendee", "nonsense"], "nonsense"),
        (["rules", "vendee", "V-1", "--coverage"], "--coverage"),
        (["replay"], "FILE"),
        (["replay", "nowhere.json"], "nowhere.json"),
        (["replay", str(folder)], folder.name),
        (["replay", at["empty"]], "not a Cocarde game file"),
        (["replay", at["text"]], "not a Cocarde game file"),
        (["replay", at["list"]], "not a Cocarde game file"),
        (["replay", at["bytes"]], "not a Cocarde game file"),
        (["replay", at["torn"]], "not a Cocarde game file"),
        (["replay", at["strange"]], "chess"),
        (["replay", at["crowded"]], "900"),
        (["replay", at["forged"]], "entry 2"),
        (["replay", at["unlucky"]], "entry 1"),
        (["replay", at["hollow"], "--from", "7"], "--from"),
        (["lab", "dance"], "dance"),
        (["lab", "simulate"], "SLUG"),
        (["lab", "simulate", "chess"], "chess"),
        (["lab", "simulate", "vendee", "--bots", "random,genius"], "genius"),
        (["lab", "simulate", "vendee", "--bots", "random,random,random"], "3"),
        (["lab", "simulate", "vendee", "--games", "0"], "--games"),
        (["lab", "simulate", "vendee", "--seats", "5"], "5 seats"),
        (["lab", "simulate", "vendee", "--jobs", "-1"], "--jobs"),
        (["fuzz", "chess"], "chess"),
        (["fuzz", "--games", "-3"], "--games"),
        (["serve", "--port", "99999"], "--port"),
        (["serve", "--host", "no.such.host.invalid"], "no.such.host.invalid"),
        (["serve", "--data", at["text"]], at["text"]),
    ]


def test_a_bad_command_line_is_one_line_and_exit_code_2(run: Run, tmp_path: Path) -> None:
    for args, word in cases(tmp_path):
        done = run(*args)
        assert done.code == 2, (args, done.code, done.out, done.err)
        assert done.err.startswith("cocarde: "), (args, done.err)
        assert done.err.count("\n") == 1, (args, done.err)
        assert word in done.err, (args, done.err)
        assert done.out == "", (args, done.out)


def test_so_it_is_in_a_process_of_its_own() -> None:
    done = process("lab", "simulate", "vendee", "--bots", "genius")
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("cocarde: no bot 'genius'; there are random, greedy")
    assert done.err.count("\n") == 1
