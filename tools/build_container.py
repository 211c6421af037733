"""Build the container of hosting/container and run it, where no registry can be reached.

    .venv/bin/python tools/build_container.py [--build-arg COMPILE=off]

As root, with the packages debootstrap and podman. The image the Containerfile begins with is a Debian from debootstrap,
called as the Containerfile calls it, unless it is there already; everything else is the Containerfile as it stands.
Then it says how large the image is, and starts a container of it that may do nothing but what it needs: no capability,
no file to write to but those of its volume. It asks: are you healthy by your own check, who are you, what may you
write; lets a bot from outside play a move; stops it, starts it again, and asks for the move. The images stay: `podman
images`.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx

from cocarde.client import Bot, Turn
from cocarde.client.messages import Event, turn_of

TREE = Path(__file__).resolve().parents[1]
RECIPE = TREE / "hosting" / "container" / "Containerfile"
IMAGE, NAME = "localhost/cocarde:try", "cocarde-try"
AUTHORITIES = "/usr/local/share/ca-certificates"
CGROUPS = Path("/sys/fs/cgroup")
PORT = 18765
PATIENCE = 120


def run(*command: str | Path, quiet: bool = False) -> str:
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE if quiet else None, text=True)
    return (done.stdout or "").strip()


def ends(*command: str | Path) -> int:
    """How a command ends; what it says is of no interest."""
    return subprocess.run(command, check=False, capture_output=True).returncode


def base(recipe: str) -> str:
    """The image it begins with: every stage of it."""
    [named] = re.findall(r"^ARG BASE=(\S+)$", recipe, re.MULTILINE)
    if set(re.findall(r"^FROM (\S+)", recipe, re.MULTILINE)) != {"${BASE}"}:
        raise SystemExit("the Containerfile begins with more than one image")
    return str(named)


def make_base(name: str) -> None:
    """A Debian as an image of this name, unless there is one."""
    if not ends("podman", "image", "exists", name):
        return
    with tempfile.TemporaryDirectory() as folder:
        root, packed = Path(folder, "root"), Path(folder, "root.tar")
        run("debootstrap", "--variant=minbase", "trixie", root)
        run("chroot", root, "apt-get", "clean")
        run("tar", "-C", root, "-cf", packed, ".")
        run("podman", "import", "--quiet", packed, name)


def build(settings: Path) -> None:
    """The image, by the recipe. The authorities this machine trusts are lent to it while it is built."""
    settings.write_text("cafile=/etc/ssl/certs/ca-certificates.crt\n")
    lent = ["--volume", f"{AUTHORITIES}:{AUTHORITIES}:ro", "--volume", f"{settings}:/root/.npmrc:ro"]
    files = ["--file", str(RECIPE), "--ignorefile", f"{RECIPE}.dockerignore"]
    chosen = ["--pull=never", "--isolation", "chroot", "--network", "host", "--format", "docker"]
    run("podman", "build", *chosen, *sys.argv[1:], *lent, *files, "--tag", IMAGE, TREE)


def start() -> None:
    """A container of it, closed to whatever it does not need. Low limits: no machine refuses to give as little."""
    given = ["--ulimit=nofile=4096:4096", "--ulimit=nproc=1024:1024"]
    closed = ["--read-only", "--cap-drop=all", "--security-opt=no-new-privileges", "--cgroups=disabled"]
    outside = [f"--publish=127.0.0.1:{PORT}:8765", f"--volume={NAME}:/var/lib/cocarde"]
    run("podman", "run", "--detach", f"--name={NAME}", *given, *closed, *outside, IMAGE)


def healthy() -> None:
    """Ask how it is until it is well: the check of the image itself."""
    end = time.monotonic() + PATIENCE
    while ends("podman", "healthcheck", "run", NAME):
        if (
            time.monotonic() > end
            or run("podman", "inspect", "--format={{.State.Running}}", NAME, quiet=True) != "true"
        ):
            raise SystemExit("it does not get well")
        time.sleep(1)
    print("healthy", flush=True)


def stop() -> None:
    """Tell it to stop, as the image wants to be told: it ends by itself, and well."""
    run("podman", "stop", f"--time={PATIENCE}", NAME)
    code = run("podman", "inspect", "--format={{.State.ExitCode}}", NAME, quiet=True)
    if code != "0":
        raise SystemExit(f"it ended with {code}")
    print("stopped with 0", flush=True)


def bounds() -> None:
    """It is nobody in particular, and writes its games only."""
    print(who := run("podman", "exec", NAME, "id", quiet=True), flush=True)
    touched = [ends("podman", "exec", NAME, "touch", f"{folder}/x") for folder in ("/opt/cocarde", "/var/lib/cocarde")]
    if "uid=0" in who or not touched[0] or touched[1]:
        raise SystemExit("it is root, or may write where it should not, or not where it should")


def turn(bot: Bot, table: str) -> Turn | None:
    """What the bot is asked at this table."""
    return turn_of(Event("state", bot.state(table)))


def play(url: str) -> tuple[str, str, int]:
    """A move of a bot from outside: its token, the table, and the clock after the move."""
    program = [
        "podman",
        "exec",
        NAME,
        "/opt/cocarde/bin/cocarde",
        "admin",
        "bots",
        "new",
        "essai",
        "--author",
        "Olympe",
    ]
    token = next(word for word in run(*program, quiet=True).split() if word.startswith("cocarde_bot_"))
    seats = [{"kind": "bot", "bot": "@essai"}, {"kind": "bot", "bot": "novice"}]
    made = httpx.post(f"{url}/api/tables", json={"game": "vendee", "seats": seats}).raise_for_status().json()
    with Bot(url, token) as bot:
        bot.accept(made["table"])
        end = time.monotonic() + PATIENCE
        while not (asked := turn(bot, made["table"])):
            if time.monotonic() > end:
                raise SystemExit("the bot is not asked")
            time.sleep(0.2)
        n = bot.answer(asked, asked.options[0])
    print(f"played {asked.options[0].notation}: {n}", flush=True)
    return token, made["table"], n


def main() -> None:
    make_base(base(RECIPE.read_text("utf-8")))
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        build(Path(folder, "npmrc"))
    size = int(run("podman", "image", "inspect", "--format={{.Size}}", IMAGE, quiet=True)) // 10**6
    print(f"built in {(time.monotonic() - began) / 60:.1f} minutes: {size} MB", flush=True)
    url = f"http://127.0.0.1:{PORT}"
    try:
        start()
        healthy()
        bounds()
        token, table, n = play(url)
        stop()
        run("podman", "start", NAME)
        healthy()
        with Bot(url, token) as bot:
            if bot.state(table)["state"]["n"] < n:
                raise SystemExit("the move is lost")
        print("the move is still there", flush=True)
        stop()
    finally:
        run("podman", "rm", "--force", "--ignore", NAME, quiet=True)
        run("podman", "volume", "rm", "--force", NAME, quiet=True)


def with_plain_cgroups() -> None:
    """Go on with cgroups as podman wants them, for this process alone: it refuses the two kinds beside each other."""
    if not (CGROUPS / "cgroup.controllers").exists():
        script = f'mount -t cgroup2 none {CGROUPS}; exec "$@"'
        os.execvp("unshare", ["unshare", "--mount", "sh", "-ec", script, "sh", sys.executable, *sys.argv])


if __name__ == "__main__":
    if os.getuid():
        raise SystemExit(__doc__)
    with_plain_cgroups()
    main()
