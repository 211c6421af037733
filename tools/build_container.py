"""Build the container of hosting/container and try it, where no registry can be reached and no container be started.

    python tools/build_container.py [--build-arg COMPILE=off]

As root, with the packages debootstrap and buildah. The image it begins with is a Debian from debootstrap
(`--build-arg BASE`); everything else is the Containerfile as it stands. Then it says how large the image is, and runs
what the image says in the files of the image: as its user, with its settings, in a process namespace of its own
(`unshare`, `chroot`), on the network of this machine. It asks: who are you, are you healthy by your own check, what may
you write, and do you stop when you are told to? The images stay: `buildah images`.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

TREE = Path(__file__).resolve().parents[1]
RECIPE = TREE / "hosting" / "container" / "Containerfile"
BASE, IMAGE = "localhost/debian:trixie", "localhost/cocarde:try"
AUTHORITIES = "/usr/local/share/ca-certificates"
PATIENCE = 120


def run(*command: str | Path, quiet: bool = False) -> str:
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE if quiet else None, text=True)
    return (done.stdout or "").strip()


def images() -> dict[str, str]:
    """The images there are, and how large they are."""
    found = json.loads(run("buildah", "images", "--json", quiet=True) or "[]")
    return {name: one["size"] for one in found or () for name in one["names"] or ()}


def make_base() -> None:
    """A Debian as an image, unless there is one."""
    if BASE in images():
        return
    with tempfile.TemporaryDirectory() as folder:
        root, packed = Path(folder, "root"), Path(folder, "root.tar")
        run("debootstrap", "--variant=minbase", "trixie", root)
        run("chroot", root, "apt-get", "clean")
        run("tar", "-C", root, "-cf", packed, ".")
        working = run("buildah", "from", "scratch", quiet=True)
        run("buildah", "add", "--quiet", working, packed, "/")
        run("buildah", "commit", "--quiet", "--rm", working, BASE)


def build(settings: Path) -> None:
    """The image, by the recipe. The authorities this machine trusts are lent to it while it is built."""
    settings.write_text("cafile=/etc/ssl/certs/ca-certificates.crt\n")
    lent = ["--volume", f"{AUTHORITIES}:{AUTHORITIES}:ro", "--volume", f"{settings}:/root/.npmrc:ro"]
    files = ["--file", str(RECIPE), "--ignorefile", f"{RECIPE}.dockerignore"]
    chosen = ["--build-arg", f"BASE={BASE}", "--isolation", "chroot", "--network", "host", "--format", "docker"]
    run("buildah", "build", *chosen, *sys.argv[1:], *lent, *files, "--tag", IMAGE, TREE)


@contextmanager
def unpacked() -> Iterator[tuple[Path, dict[str, Any]]]:
    """The files of the image, and what it says of itself."""
    said = json.loads(run("buildah", "inspect", "--type", "image", IMAGE, quiet=True))["Docker"]["config"]
    working = run("buildah", "from", IMAGE, quiet=True)
    try:
        yield Path(run("buildah", "mount", working, quiet=True)), said
    finally:
        run("buildah", "rm", working, quiet=True)


def user_of(root: Path, name: str) -> tuple[int, int]:
    """User and group of this name, as the image knows them."""
    lines = (root / "etc/passwd").read_text().splitlines()
    row = next(line.split(":") for line in lines if line.startswith(f"{name}:"))
    return int(row[2]), int(row[3])


class Run:
    """What the image runs, running."""

    def __init__(self, root: Path, said: dict[str, Any]) -> None:
        self._inside = ["chroot", f"--userspec={':'.join(map(str, user_of(root, said['User'])))}", str(root)]
        self._known = dict(one.split("=", 1) for one in said["Env"])
        self._check = said["Healthcheck"]["Test"][1:]
        apart = ["unshare", "--fork", "--pid", "--kill-child", f"--mount-proc={root}/proc"]
        command = [*apart, *self._inside, *said["Entrypoint"], *said["Cmd"]]
        self._running = subprocess.Popen(command, env=self._known)

    def ask(self, *command: str) -> int:
        """How a command ends in the same files, as the same user."""
        return subprocess.run([*self._inside, *command], env=self._known, check=False).returncode

    def healthy(self) -> None:
        """Ask how it is until it is well: the check of the image itself."""
        end = time.monotonic() + PATIENCE
        while self.ask(*self._check):
            if time.monotonic() > end or self._running.poll() is not None:
                raise SystemExit("it does not get well")
            time.sleep(1)

    def stop(self, name: str) -> int:
        """Tell it to stop, as the image wants to be told; how it ended."""
        pid = self._running.pid
        [first] = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        os.kill(int(first), signal.Signals[name])
        return self._running.wait(PATIENCE)

    def end(self) -> None:
        self._running.kill()
        self._running.wait()


def main() -> None:
    make_base()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        build(Path(folder, "npmrc"))
    print(f"built in {(time.monotonic() - began) / 60:.1f} minutes: {images()[IMAGE]}", flush=True)
    with unpacked() as (root, said):
        house = Run(root, said)
        try:
            house.healthy()
            print("healthy", flush=True)
            house.ask("id")
            if not house.ask("touch", "/opt/cocarde/x") or house.ask("touch", "/var/lib/cocarde/x"):
                raise SystemExit("it may write where it should not, or not where it should")
            print(f"stopped with {house.stop(said['StopSignal'])}", flush=True)
        finally:
            house.end()


if __name__ == "__main__":
    if os.getuid():
        raise SystemExit(__doc__)
    main()
