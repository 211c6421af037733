"""Why not: every refusal with the rule it stands on. Guards return one of these words, or ""."""

from __future__ import annotations

from typing import Final

from cocarde.kit.refusals import Refusals

REFUSALS: Final = Refusals({"not-in-hand": "T-4", "veto-too-late": "T-5"})

because: Final = REFUSALS.because
all_because: Final = REFUSALS.all_because
