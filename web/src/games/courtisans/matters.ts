/** What hits whoever looks from a seat. */
import { names, type Matters } from "../../lib/table/news.ts";
import type { CourtisansBox, CourtisansView } from "./types.ts";

const LOSSES = new Set(["died", "jailed", "exiled", "fined", "lost", "favour_fell", "favourite_no_more", "lover_no_more", "refused"]);
const DONE_TO = new Set(["word_broken", "spoke_against", "governed_down", "played_on", "trial_ordered", "arrest_ordered", "charge_sought"]);

export const matters: Matters<CourtisansView, CourtisansBox> = {
  hits: (event, { seat }) => (LOSSES.has(event.kind) && names(event, seat, "seat")) || (DONE_TO.has(event.kind) && names(event, seat, "target")),
  closes: ["king_died", "queen_died", "regent_died", "peace_made", "war_declared"],
};
