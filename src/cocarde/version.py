"""Which Cocarde this is. The version is written once: in pyproject.toml."""

from __future__ import annotations

from pathlib import Path


def version() -> str:
    """That of the tree the sources are run from, which may be newer than what is installed; else of the package."""
    of_tree = _of_tree(Path(__file__).parents[2] / "pyproject.toml")
    if of_tree:
        return of_tree
    from importlib.metadata import version as installed

    return installed("cocarde")


def _of_tree(pyproject: Path) -> str:
    """What our own pyproject.toml says; empty if it is not there, or is that of somebody who brought us along."""
    import tomllib

    if not pyproject.is_file():
        return ""
    project = tomllib.loads(pyproject.read_text("utf-8")).get("project", {})
    return str(project["version"]) if project.get("name") == "cocarde" else ""
