"""What the pages point at is there: files, anchors, rules by number, verbs of make."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cocarde.speech.rulebook import rulebook
from tests.docs.pages import GUIDES, PAGES, ROOT, SLUGS, blocks, code_words, name_of, text_of

LAB_LINES = 150


def links(page: Path) -> list[str]:
    return [link for link in re.findall(r"\]\(([^)\s]+)\)", page.read_text("utf-8")) if not link.startswith("http")]


def anchors(page: Path) -> set[str]:
    """The headings of a page as links name them."""
    headings = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_somewhere(page: Path) -> None:
    for link in links(page):
        path, _, anchor = link.partition("#")
        target = page.parent / path if path else page
        assert target.exists(), f"{link}: no such file"
        assert not anchor or anchor in anchors(target), f"{link}: no such heading"


PLACES = ("src/", "tests/", "web/", "docs/", "games/", "server/", "lab/", "bots/", "core/", "kit/", "cli/", "cocarde/")


@pytest.mark.parametrize("page", GUIDES, ids=name_of)
def test_paths_lead_somewhere(page: Path) -> None:
    """From the root, from `src` or from `src/cocarde`; `<slug>` is any game."""
    paths = [word for word in code_words(page) if word.startswith(PLACES) and re.fullmatch(r"[\w./<>*-]+", word)]
    missing = [path for path in paths if not any(found(path.replace("<slug>", "*")))]
    assert missing == []


def found(pattern: str) -> list[bool]:
    homes = (ROOT, ROOT / "src", ROOT / "src/cocarde")
    return [True for home in homes for _ in home.glob(pattern.rstrip("/"))]


def test_every_picture_is_shown_somewhere() -> None:
    pictures = {str(path.relative_to(ROOT / "docs")) for path in (ROOT / "docs/pictures").iterdir()}
    shown = "".join(page.read_text("utf-8") for page in PAGES)
    assert sorted(picture for picture in pictures if picture not in shown) == []


def test_every_page_is_in_the_index() -> None:
    indexed = set(links(ROOT / "docs/index.md"))
    assert {page.name for page in ROOT.glob("docs/*.md")} - indexed == {"index.md"}


@pytest.mark.parametrize("page", GUIDES, ids=name_of)
def test_rules_are_cited_by_numbers_that_exist(page: Path) -> None:
    known = {rule.id for slug in SLUGS for rule in rulebook(slug)}
    prefixes = {re.sub(r"\d.*", "", number) for number in known}
    cited = set(re.findall(rf"\b(?:{'|'.join(prefixes)})\d+\b", page.read_text("utf-8")))
    assert sorted(cited - known) == []


@pytest.mark.parametrize("page", GUIDES, ids=name_of)
def test_make_knows_the_verbs(page: Path) -> None:
    verbs = set(re.findall(r"^([a-z-]+):(?!=)", text_of("Makefile"), re.MULTILINE))
    lines = [*code_words(page), *[line for _, block in blocks(page) for line in block.splitlines()]]
    named = {found[1] for line in lines if (found := re.match(r"make ([a-z-]+)", line))}
    assert sorted(named - verbs) == []


def test_the_page_on_the_lab_is_no_diary() -> None:
    assert len(text_of("docs/lab.md").splitlines()) <= LAB_LINES
