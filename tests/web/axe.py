"""axe looks at a page: both lights, both languages, three sizes, in every combination, with one load of the page.

Everything is looked at by day in French in each size; in the others only what may depend on what has changed: the
colours, or the words.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Page, expect

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESKTOP = (1440, 900)
TABLET = (1024, 768)
PHONE = (390, 844)
SIZES = (DESKTOP, TABLET, PHONE)
Light = Literal["light", "dark"]
PAPER: dict[Light, str] = {"light": "paper", "dark": "walnut"}
GRAVE = ("moderate", "serious", "critical")
NAMED_AS_SEEN = "label-content-name-mismatch"
DRAWN = ".board, .aside, .line, .hand, .plate, a.box"
"""The figures on a piece and the lettering of a lid are drawing, no label: the name says in words what they mean."""
LINES = 60
"""So many lines of a log are looked at: the others are like them."""
BY_COLOUR = ["color-contrast", "link-in-text-block"]
BY_WORDS = [
    "aria-command-name", "aria-dialog-name", "aria-input-field-name", "aria-meter-name", "aria-progressbar-name",
    "aria-toggle-field-name", "aria-tooltip-name", "button-name", "document-title", "empty-heading",
    "empty-table-header", "html-has-lang", "html-lang-valid", "image-alt", "input-button-name", NAMED_AS_SEEN, "label",
    "landmark-unique", "link-name", "role-img-alt", "scrollable-region-focusable", "select-name", "summary-name",
    "svg-img-alt", "valid-lang",
]  # fmt: skip
"""Rules that read a name, or measure what a longer or shorter word may move."""
Look = tuple[str, Light, list[str] | None]
ALL: list[Look] = [
    ("fr", "light", None), ("fr", "dark", BY_COLOUR), ("en", "dark", BY_COLOUR), ("en", "light", BY_WORDS),
]  # fmt: skip
"""One change leads from each to the next, there and back."""
OPPOSITE: list[Look] = [("fr", "light", None), ("en", "dark", BY_WORDS + BY_COLOUR)]
FIND = """async ([drawn, lines, rules]) => {
  const all = words => [...document.querySelectorAll(words)];
  const place = document.querySelector('dialog:modal') ?? document;
  const lean = { resultTypes: ['violations'], elementRef: true, preload: false, iframes: false, selectors: false };
  axe.configure({ noHtml: true });
  bare.disabled = true;
  try {
    const exclude = all('[role=log] [data-line]').slice(lines);
    const { violations } = await axe.run({ include: [place], exclude }, { ...lean, ...rules });
    return violations.flatMap(one => one.nodes.map(({ element }) =>
      ({ rule: one.id, impact: one.impact, html: element.outerHTML, drawn: !!element.closest(drawn) })));
  } finally {
    bare.disabled = false;
  }
}"""
"""In the dialog that is open: what lies behind it cannot be reached, and is looked at before it opens. The page can be
seen meanwhile, and what is written of each thing is fetched for those alone that are wrong."""
SPEAK = "language => { if (document.documentElement.lang !== language) document.querySelector('.tongue').click() }"
"""Also from behind a dialog."""
FRAMES = """async () => { for (let n = 0; n < 8; n++) await new Promise(requestAnimationFrame) }"""
"""By then the page has measured its letters anew and chosen the layout for them, however busy the machine is."""


def complaints(page: Page, rules: list[str] | None = None) -> list[str]:
    """What axe finds moderate or worse, and where. `rules`: those it looks at, if not all."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = page.evaluate(FIND, [DRAWN, LINES, {"runOnly": rules} if rules else {}])
    grave = [one for one in found if one["impact"] in GRAVE and not (one["rule"] == NAMED_AS_SEEN and one["drawn"])]
    return [f"{one['rule']}: {one['html'][:200]}" for one in grave]


def everywhere(page: Page) -> list[str]:
    """What axe complains of in every light, language and size, with where it does."""
    return looked(page, ALL)


def across(page: Page) -> list[str]:
    """In French by day and in English by night, in each size: every light and every language of a page whose like is
    looked at everywhere."""
    return looked(page, OPPOSITE)


def looked(page: Page, looks: list[Look]) -> list[str]:
    """What it complains of in these looks of each size, by as few changes of the page as can be."""
    found: list[str] = []
    for size in SIZES:
        resize(page, size)
        for language, light, rules in looks:
            speak(page, language)
            shine(page, light)
            found += [f"{size[0]} {language} {light}: {said}" for said in complaints(page, rules)]
        looks = looks[::-1]
    as_it_was(page)
    return found


def by_day(page: Page) -> list[str]:
    """What it complains of in French by day on the largest and the smallest screen: where the rest is the same page."""
    found: list[str] = []
    for size in (PHONE, DESKTOP):
        resize(page, size)
        found += complaints(page)
    return found


def as_it_was(page: Page) -> None:
    resize(page, DESKTOP)
    speak(page, "fr")
    shine(page, "light")


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(FRAMES)


def speak(page: Page, language: str) -> None:
    """The page in this language, as soon as it is there."""
    page.evaluate(SPEAK, language)
    expect(page.locator("html")).to_have_attribute("lang", language)


def shine(page: Page, light: Light) -> None:
    """Let day or night come; the page follows."""
    page.emulate_media(color_scheme=light)
    expect(page.locator("html")).to_have_attribute("data-light", PAPER[light])
