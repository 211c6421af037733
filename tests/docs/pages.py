"""The pages for people who read the repository, and what stands in them."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "cocarde"
SLUGS = sorted(folder.name for folder in (SOURCES / "games").iterdir() if (folder / "__init__.py").is_file())
DECISIONS = sorted((ROOT / "docs/decisions").glob("[0-9]*.md"))
GUIDES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")])
"""What is true today. The rules of the games have tests of their own."""

PAGES = [*GUIDES, ROOT / "CHANGELOG.md", ROOT / "docs/decisions/README.md", *DECISIONS]
"""Also what was true once: names in there may be of yesterday, links may not."""

FENCE = re.compile(r"^( *)```(\w*)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


def text_of(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def blocks(page: Path) -> list[tuple[str, str]]:
    """The fenced blocks of a page: language and content, without the indentation of the list they stand in."""
    found = FENCE.findall(page.read_text("utf-8"))
    return [(language, _dedented(content, indent)) for indent, language, content in found]


def _dedented(content: str, indent: str) -> str:
    return "".join(line.removeprefix(indent) for line in content.splitlines(keepends=True))


def code_words(page: Path) -> list[str]:
    """What stands between backticks in the running text."""
    prose = FENCE.sub("", page.read_text("utf-8"))
    return [" ".join(word.split()) for word in re.findall(r"`([^`]+)`", prose)]


def section(page: str, heading: str) -> str:
    """The text under `## heading`, up to the next heading of that rank."""
    found = re.search(rf"^## {re.escape(heading)}\n(.*?)(?=^## |\Z)", text_of(page), re.MULTILINE | re.DOTALL)
    assert found, f"{page} has no section {heading!r}"
    return found[1]
