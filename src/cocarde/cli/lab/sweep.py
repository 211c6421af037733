"""`cocarde lab sweep`: what each option of a table changes, in plain words."""

from __future__ import annotations

from functools import partial
from typing import Annotated

import typer
from rich.console import Console

from cocarde import games as registry
from cocarde.cli.games import Json
from cocarde.cli.groups import grouped
from cocarde.cli.lab.table import Bots, Crewed, Games, Setting, Slug, play_batch
from cocarde.core.errors import BadInput
from cocarde.core.meta import Meta
from cocarde.lab.measure.sweep import ENOUGH, Change, Effect, Sweep, fixtures, variants
from cocarde.lab.runs.batch import Batch
from cocarde.lab.runs.plan import Run


@grouped
def sweep(
    slug: Slug,
    setting: Setting,
    crew: Crewed,
    vary: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="An option to try (default: every option).")
    ] = None,
    games: Games = 1000,
    bots: Bots = "random",
    json: Json = False,
) -> None:
    """Play the same games with every value of the options, and say what each changes beside the table as it is."""
    run = setting.run(slug, games, bots)
    tried = chosen(registry.load(slug).meta, run, vary or [])
    compared = Sweep(run, tried)
    ended = play_batch(Batch("sweep", fixtures(run, tried)), crew, compared.add)
    ended.tell(json, compared.effects, partial(_print, compared))


def chosen(meta: Meta, run: Run, vary: list[str]) -> list[tuple[str, str]]:
    """What is tried, or `BadInput` for an option that is none or has no other value."""
    known = [option.id for option in meta.options]
    stranger = next((name for name in vary if name not in known), None)
    if stranger is not None:
        raise BadInput(f"--vary {stranger}: no option of {meta.slug}; its options are {', '.join(sorted(known))}")
    tried = variants(meta, run, vary)
    if not tried:
        raise BadInput(f"{meta.slug}: no option has another value to try")
    return tried


def _print(compared: Sweep, effects: list[Effect]) -> None:
    run = compared.run
    options = " ".join(f"{name}={value}" for name, value in run.options.items())
    bots = " ".join(run.bots) if len(set(run.bots)) > 1 else run.bots[0]
    lines = [f"{run.game}, {run.seats} seats, {bots}, seed {run.seed}; the table as it is: {options}"]
    for effect in effects:
        lines += ["", f"{effect.option}={effect.value} instead of {effect.instead_of}, {effect.games} games:"]
        lines += [f"  {line}" for line in said(effect)]
    lines += ["", f"Each interval holds with 95 % for all {compared.comparisons} comparisons at once."]
    Console().print("\n".join(lines), highlight=False, soft_wrap=True, markup=False)


def said(effect: Effect) -> list[str]:
    """What an effect comes to, in plain words: only what its intervals support."""
    if effect.differing == 0:
        return ["no game went differently"]
    shown = [_sentence(change) for change in effect.changes if change.shown]
    if shown:
        return shown
    differing = f"{effect.differing} games went differently"
    if effect.games < ENOUGH:
        return [f"{differing}; {ENOUGH} games are needed to say more"]
    length = effect.changes[0]
    bounds = f"length between {length.low:+.1f} and {length.high:+.1f}"
    return [f"{differing}, but no change of length, seats or margins is shown ({bounds})"]


def _sentence(change: Change) -> str:
    more = change.change > 0
    if change.measure == "length":
        return f"games are {'longer' if more else 'shorter'}: {_numbers(change, 'decisions')}"
    if change.measure == "margin":
        return f"wins are {'clearer' if more else 'closer'}: {_numbers(change, 'points of score apart')}"
    if change.measure == "single_winner":
        return f"{'more' if more else 'fewer'} games have a single winner: {_percents(change)}"
    return f"seat {change.seat} wins {'more' if more else 'less'} often: {_percents(change)}"


def _numbers(change: Change, unit: str) -> str:
    interval = f"{change.change:+.1f}, between {change.low:+.1f} and {change.high:+.1f}"
    return f"{change.before:.1f} → {change.after:.1f} {unit} ({interval})"


def _percents(change: Change) -> str:
    points = [100 * number for number in (change.change, change.low, change.high)]
    interval = f"{points[0]:+.1f} points, between {points[1]:+.1f} and {points[2]:+.1f}"
    return f"{change.before:.1%} → {change.after:.1%} ({interval})"
