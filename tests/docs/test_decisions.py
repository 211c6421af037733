"""The records of decisions: short, whole, and all in the index."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.pages import DECISIONS, ROOT, name_of, text_of

SHORTEST, LONGEST = 10, 20
INDEX = re.findall(r"^\| \[(\d+)\]\((.+?)\) \| (.+?) \|$", text_of("docs/decisions/README.md"), re.MULTILINE)


@pytest.mark.parametrize("record", DECISIONS, ids=name_of)
def test_a_record_says_context_decision_and_price_in_few_lines(record: Path) -> None:
    lines = record.read_text("utf-8").splitlines()
    assert SHORTEST <= len(lines) <= LONGEST
    assert re.fullmatch(rf"# {record.name[:3]}\. .+", lines[0])
    assert re.findall(r"^\*\*(\w+)\.\*\* ", "\n".join(lines), re.MULTILINE) == ["Context", "Decision", "Price"]


def test_the_index_has_every_record_under_its_title() -> None:
    titles = [record.read_text("utf-8").splitlines()[0].partition(". ")[2] for record in DECISIONS]
    assert [(one.name[:3], one.name, title) for one, title in zip(DECISIONS, titles, strict=True)] == INDEX


def test_the_numbers_have_no_gap() -> None:
    assert [int(record.name[:3]) for record in DECISIONS] == list(range(1, len(DECISIONS) + 1))


def test_a_page_that_cites_a_record_by_number_means_that_record() -> None:
    cited = re.findall(
        r"\[(\d{3})\]\(decisions/(.+?)\)", "".join(page.read_text("utf-8") for page in ROOT.glob("docs/*.md"))
    )
    assert cited
    assert [(number, name) for number, name in cited if not name.startswith(f"{number}-")] == []
