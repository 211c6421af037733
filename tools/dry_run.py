"""The commands of docs/hosting.md ("From a bare Debian to https"), run as they stand there on a bare Debian.

    python tools/dry_run.py FOLDER

As root, with the packages debootstrap and systemd-container. A Debian is put into FOLDER (unless one is there), booted
by systemd-nspawn, and given this tree; then every block of the page is run in it and timed, by the clock and by the
processor, since others may be at work here too. One block is replaced: the certificate is signed by the machine itself,
since nobody outside finds it. It shares the network of the machine, so ports 80, 443 and 8765 must be free. FOLDER
stays as it is then.
"""

from __future__ import annotations

import os
import re
import resource
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

TREE = Path(__file__).resolve().parents[1]
PAGE = TREE / "docs" / "hosting.md"
HEADING = "From a bare Debian to https"
SUITE = "trixie"
PLACE = "usr/local/src/cocarde"
TRUSTED = Path("usr/local/share/ca-certificates")

CERTIFICATE = """
mkdir -p /etc/letsencrypt/live/jeux.example
cd /etc/letsencrypt/live/jeux.example
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=jeux.example \\
    -addext subjectAltName=DNS:jeux.example -keyout privkey.pem -out fullchain.pem
cp fullchain.pem /usr/local/share/ca-certificates/jeux.example.crt
update-ca-certificates
"""
"""Instead of the block that calls certbot."""

AFTERWARDS = """
set -x
/opt/cocarde/bin/python -c 'from cocarde.core import table; assert table.__file__.endswith(".so"), "not compiled"'
systemctl is-active cocarde nginx
curl --fail --silent --show-error --output /dev/null --write-out '%{http_code} %{content_type}\\n' https://jeux.example/
curl --silent --show-error --include https://jeux.example/health
curl --fail --silent --show-error --json '{"game": "vendee", "seats": [{"kind": "me"}, {"kind": "bot"}]}' \\
    https://jeux.example/api/tables
test "$(stat -c %U /proc/$(systemctl show --property MainPID --value cocarde))" = cocarde
systemctl restart cocarde
curl --fail --silent --retry 20 --retry-all-errors --retry-delay 1 https://jeux.example/health
runuser -u cocarde -- /opt/cocarde/bin/cocarde admin tables list --data /var/lib/cocarde | grep -q vendee
systemd-analyze security --no-pager cocarde | tail -1
journalctl --no-pager --unit cocarde | tail -20
"""
"""What the page does not say: the house is what it should be, and still has its table after a restart."""


def blocks(page: str) -> list[str]:
    """The commands of the page, block by block."""
    _, _, rest = page.partition(f"## {HEADING}\n")
    section = re.split(r"^## ", rest, maxsplit=1, flags=re.MULTILINE)[0]
    return re.findall(r"^```sh\n(.*?)^```$", section, flags=re.MULTILINE | re.DOTALL)


def in_dry_run(block: str) -> str:
    """A block as it is run here: the very text, unless it asks for a certificate from outside."""
    return CERTIFICATE if "certbot certonly" in block else block


def run(*command: str | Path, **more: object) -> None:
    subprocess.run(command, check=True, **more)  # type: ignore[call-overload]


def bare_debian(root: Path) -> None:
    """A Debian as small as it gets that can boot, and knows its own name and the authorities of this machine."""
    if not (root / "etc/debian_version").exists():
        run("debootstrap", "--variant=minbase", "--include=systemd-sysv,ca-certificates,openssl", SUITE, root)
    shutil.copy("/etc/resolv.conf", root / "etc/resolv.conf")
    (root / "etc/hosts").write_text("127.0.0.1 localhost jeux.example\n")
    for authority in (Path("/") / TRUSTED).glob("*.crt"):
        shutil.copy(authority, root / TRUSTED)
    run("chroot", root, "update-ca-certificates")


def bring_tree(root: Path) -> None:
    """The files of the project that git knows of, as they are at this moment."""
    known = subprocess.run(["git", "ls-files", "-z"], cwd=TREE, check=True, capture_output=True, text=True).stdout
    for name in filter(None, known.split("\0")):
        if (TREE / name).is_file():
            target = root / PLACE / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(TREE / name, target)


@contextmanager
def booted(root: Path) -> Iterator[int]:
    """The Debian, running; the process that is its first."""
    command = ["systemd-nspawn", "--quiet", f"--directory={root}", "--boot", "--register=no", "--keep-unit"]
    known = {**os.environ, "SYSTEMD_NSPAWN_UNIFIED_HIERARCHY": "1"}
    machine = subprocess.Popen(
        [*command, "--console=pipe"], env=known, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL
    )
    try:
        first = first_process(machine)
        run(*inside(first), "systemctl is-system-running --wait || true")
        yield first
    finally:
        machine.terminate()  # it is shut down in order
        machine.wait()


def first_process(machine: subprocess.Popen[bytes]) -> int:
    """The child that became the first process of the machine: it has a system bus of its own by then."""
    while machine.poll() is None:
        found = Path(f"/proc/{machine.pid}/task/{machine.pid}/children").read_text().split()
        if found and Path(f"/proc/{found[0]}/root/run/systemd/private").exists():
            return int(found[0])
        time.sleep(0.1)
    raise SystemExit("the machine did not boot")


def inside(first: int) -> list[str]:
    """How a script is run in the machine, with nothing of the environment around it; Node trusts whom Debian trusts."""
    clean = ["env", "-i", "HOME=/root", "LANG=C.UTF-8", "PATH=/usr/sbin:/usr/bin:/sbin:/bin"]
    known = ["DEBIAN_FRONTEND=noninteractive", "NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt"]
    return ["nsenter", f"--target={first}", "--all", *clean, *known, "sh", "-ec"]


def elapsed() -> tuple[float, float]:
    """Seconds of the clock, and of the processor for all commands that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.monotonic(), used.ru_utime + used.ru_stime


def since(before: tuple[float, float]) -> str:
    clock, processor = (now - then for now, then in zip(elapsed(), before, strict=True))
    return f"{clock / 60:.1f} minutes, {processor / 60:.1f} of a processor"


def main(root: Path) -> None:
    for port in (80, 443, 8765):
        with socket.socket() as probe:
            if not probe.connect_ex(("127.0.0.1", port)):
                raise SystemExit(f"port {port} is taken: the machine in the folder needs it")
    bare_debian(root)
    bring_tree(root)
    began = elapsed()
    with booted(root) as first:
        for block in blocks(PAGE.read_text("utf-8")):
            before = elapsed()
            print(f"$ {in_dry_run(block).strip()}", flush=True)
            run(*inside(first), in_dry_run(block))
            print(f"· {since(before)}\n", flush=True)
        print(f"all blocks: {since(began)}\n", flush=True)
        run(*inside(first), AFTERWARDS)


if __name__ == "__main__":
    if len(sys.argv) != 2 or os.getuid():
        raise SystemExit(__doc__)
    main(Path(sys.argv[1]).resolve())
