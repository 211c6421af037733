"""The browser of the tests: Debian's chromium, its headless shell if it is there, driven by Playwright."""

from __future__ import annotations

import os
import shutil

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--in-process-gpu",
    "--disable-background-networking",
    "--disable-component-update",
]

UNPAINTED = """
  const bare = new CSSStyleSheet();
  bare.replaceSync('html { opacity: 0 }');
  document.adoptedStyleSheets = [bare];
  window.bare = bare;
"""
"""A script before those of the page: everything is laid out and can be touched, and nothing is painted, since nobody
looks. Who asks for colours lets it be seen meanwhile (`axe.py`)."""


def installed() -> str:
    """Where the browser is. The shell does without the window around the page, which costs as much as the page."""
    path = os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell") or shutil.which("chromium")
    assert path, "no browser: install the package chromium-headless-shell or chromium, or set CHROMIUM"
    return path
