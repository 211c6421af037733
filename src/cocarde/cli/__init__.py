"""The command `cocarde`: serve, play, bots, rules, replay, lab and fuzz in a terminal."""

from __future__ import annotations

import os
import re
import signal
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typer import TyperException

    from cocarde.kit.packs.mistakes import Mistaken

BAD_INPUT = 2
INTERRUPTED = 130


def main(args: Sequence[str] | None = None) -> None:
    """Run the command; whatever goes wrong is one line on stderr and an exit code."""
    _accept_any_encoding()
    sys.exit(run(args))


def run(args: Sequence[str] | None = None) -> int:
    """The exit code: 0 well, 1 the command found a fault, 2 bad input, 130 interrupted."""
    from typer import Abort, TyperException

    from cocarde.cli.app import command
    from cocarde.core.errors import CocardeError
    from cocarde.kit.packs.mistakes import Mistaken

    try:
        code = command()(args, prog_name="cocarde", standalone_mode=False)
        sys.stdout.flush()
    except TyperException as error:
        return _complain(_placed(error))
    except Mistaken as error:
        return _complain(_unread(error))
    except (CocardeError, UnicodeDecodeError) as error:
        return _complain(str(error))
    except BrokenPipeError:
        return _fall_silent()
    except OSError as error:
        return _complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except (KeyboardInterrupt, Abort):
        code = INTERRUPTED
    if code == INTERRUPTED:
        heeded = signal.signal(signal.SIGINT, signal.SIG_IGN)  # who presses twice still gets the last word
        _complain("interrupted", below="\n" if sys.stderr.isatty() else "")
        signal.signal(signal.SIGINT, heeded)
    return int(code or 0)


def _placed(error: TyperException) -> str:
    """What is wrong, and where it was said if not in the command itself: in the environment or in a file."""
    from cocarde.cli.house.sources import origin

    context, param = getattr(error, "ctx", None), getattr(error, "param", None)
    where = origin(context, str(param.name)) if context is not None and param is not None else ""
    return error.format_message() if where.startswith("--") or not where else f"{where}: {error.message}"


def _unread(error: Mistaken) -> str:
    """What is wrong with a pack, in the language that was asked for."""
    from cocarde.cli.language import language
    from cocarde.speech.designers import unread

    return unread(error, language())


def _complain(message: str, below: str = "") -> int:
    print(f"{below}cocarde:", re.sub(r"[ \t\r\n]+", " ", message).strip(), file=sys.stderr)
    return BAD_INPUT


def _fall_silent() -> int:
    """Whoever read our output has gone (`cocarde rules vendee | head`): nothing is left to say, nor to whom."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1


def _accept_any_encoding() -> None:
    """A terminal without accents gets question marks instead of an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
