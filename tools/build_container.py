"""Build the container of hosting/container and try it, where no registry can be reached.

    python tools/build_container.py [--build-arg COMPILE=off]

As root, with the packages debootstrap, buildah and podman. The image it begins with is a Debian from debootstrap
(`--build-arg BASE`); everything else is the Containerfile as it stands. Then it says how large the image is, runs it,
and asks: who are you, are you healthy, and do you stop when you are told to? The images stay: `podman images`.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

TREE = Path(__file__).resolve().parents[1]
RECIPE = TREE / "hosting" / "container" / "Containerfile"
BASE, IMAGE, NAME = "localhost/debian:trixie", "localhost/cocarde:try", "cocarde-try"
AUTHORITIES = "/usr/local/share/ca-certificates"
PATIENCE = 120


def run(*command: str | Path, quiet: bool = False) -> str:
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE if quiet else None, text=True)
    return done.stdout or ""


def make_base() -> None:
    """A Debian as an image, unless there is one."""
    if BASE in run("podman", "images", "--format", "{{.Repository}}:{{.Tag}}", quiet=True).split():
        return
    with tempfile.TemporaryDirectory() as root:
        run("debootstrap", "--variant=minbase", "trixie", root)
        run("chroot", root, "apt-get", "clean")
        packed = subprocess.Popen(["tar", "-C", root, "-c", "."], stdout=subprocess.PIPE)
        subprocess.run(["podman", "import", "-", BASE], stdin=packed.stdout, check=True)


def build(settings: Path) -> None:
    """The image, by the recipe. The authorities this machine trusts are lent to it while it is built."""
    settings.write_text("cafile=/etc/ssl/certs/ca-certificates.crt\n")
    lent = ["--volume", f"{AUTHORITIES}:{AUTHORITIES}:ro", "--volume", f"{settings}:/root/.npmrc:ro"]
    files = ["--file", str(RECIPE), "--ignorefile", f"{RECIPE}.dockerignore"]
    chosen = ["--build-arg", f"BASE={BASE}", "--isolation", "chroot", "--network", "host", "--format", "docker"]
    run("buildah", "build", *chosen, *sys.argv[1:], *lent, *files, "--tag", IMAGE, TREE)


def healthy() -> None:
    """Ask the container how it is until it is well: the check of the image itself."""
    end = time.monotonic() + PATIENCE
    while subprocess.run(["podman", "healthcheck", "run", NAME], check=False).returncode:
        if time.monotonic() > end:
            raise SystemExit("it does not get well")
        time.sleep(1)


def main() -> None:
    make_base()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        build(Path(folder, "npmrc"))
    [found] = json.loads(run("podman", "inspect", IMAGE, quiet=True))
    print(f"built in {(time.monotonic() - began) / 60:.1f} minutes: {found['Size'] / 1e6:.0f} MB", flush=True)
    print(f"user {found['Config']['User']!r}", flush=True)
    run("podman", "run", "--detach", "--replace", "--name", NAME, "--network", "host", IMAGE)
    try:
        healthy()
        print("healthy")
        run("podman", "exec", NAME, "sh", "-c", "id; head -1 /proc/1/status; touch /opt/cocarde/x 2>&1 || true")
        run("podman", "stop", "--time", "20", NAME)
        [ended] = json.loads(run("podman", "inspect", NAME, quiet=True))
        print(f"stopped with {ended['State']['ExitCode']}")
    finally:
        run("podman", "rm", "--force", NAME)


if __name__ == "__main__":
    if os.getuid():
        raise SystemExit(__doc__)
    main()
