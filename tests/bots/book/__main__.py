"""The whole book, with as much luck and thought as one likes."""

from __future__ import annotations

import argparse
import sys

from tests.bots.book import BOOKS, mistakes, tables


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("slugs", nargs="*", default=BOOKS, metavar="SLUG")
    parser.add_argument("--seeds", type=int, default=10)
    parser.add_argument("--simulations", type=int, default=200)
    args = parser.parse_args()
    wrong = 0
    for slug in args.slugs:
        found = [
            (position, mistakes(position, table, args.seeds, args.simulations)) for position, table in tables(slug)
        ]
        for position, errors in found:
            for error in errors:
                print(f"{slug} {position.game} {position.after} ({position.asked}): {error}; {position.why}")
        failed = sum(bool(errors) for _, errors in found)
        print(f"{slug}: {len(found) - failed} of {len(found)} positions right with {args.seeds} seeds")
        wrong += failed
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
