"""Debian's nginx in front of a house of the tests, with the site file the project gives to hosts."""

from __future__ import annotations

import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "hosting" / "nginx" / "cocarde.conf"

AROUND = """
worker_processes 1;
daemon off;
pid {folder}/pid;
error_log {folder}/error.log;
events {{ worker_connections 256; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{site}
}}
"""


def installed() -> str:
    """Where nginx is; empty: nowhere."""
    return shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin") or ""


def certificate(folder: Path) -> None:
    """A key and a certificate for this machine, signed by itself."""
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
         "-subj", "/CN=127.0.0.1", "-keyout", folder / "key.pem", "-out", folder / "chain.pem"],
        check=True, capture_output=True,
    )  # fmt: skip


def site_for(upstream: str, port: int, folder: Path, path: str, strips: bool) -> str:
    """The site file with another address, another certificate, and nothing on port 80.

    `strips`: the proxy takes the path away, and calls the house by a name of its own.
    """
    site = SITE.read_text("utf-8").replace("127.0.0.1:8765", upstream.removeprefix("http://"))
    site = re.sub(r"server \{\n    listen 80;.*?\n\}\n", "", site, flags=re.DOTALL)
    site = site.replace("    listen [::]:443 ssl http2;\n", "").replace("listen 443 ", f"listen 127.0.0.1:{port} ")
    site = re.sub(r"ssl_certificate +\S+;", f"ssl_certificate {folder}/chain.pem;", site)
    site = re.sub(r"ssl_certificate_key +\S+;", f"ssl_certificate_key {folder}/key.pem;", site)
    site = site.replace("location / {", f"location {path}/ {{")
    if strips:
        site = site.replace("proxy_pass http://cocarde;", "proxy_pass http://cocarde/;")
        site = site.replace("Host $host;", "Host inside.example;")
    return site


@contextmanager
def nginx(folder: Path, upstream: str, port: int, path: str = "", strips: bool = False) -> Iterator[str]:
    """A running nginx; where it is found."""
    certificate(folder)
    conf = folder / "nginx.conf"
    conf.write_text(AROUND.format(folder=folder, site=site_for(upstream, port, folder, path, strips)))
    running = subprocess.Popen([installed(), "-e", folder / "error.log", "-c", conf], stderr=subprocess.DEVNULL)
    try:
        while not listens(port):
            assert running.poll() is None, (folder / "error.log").read_text()
            time.sleep(0.02)
        yield f"https://127.0.0.1:{port}{path}"
    finally:
        running.terminate()
        running.wait()


def listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
