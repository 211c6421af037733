/** What hits whoever looks from a seat. */
import { names, type Matters } from "../../lib/table/news.ts";
import type { LysBox, LysView } from "./types.ts";

const LOSSES = new Set(["died", "jailed", "was_wounded", "deported", "enlisted", "fell_back", "paid"]);
/** An attack waits for an answer, and the question says so: what it comes to is the loss. */
const DONE_TO = new Set(["message", "message_hidden"]);

export const matters: Matters<LysView, LysBox> = {
  hits: (event, { seat }) => (LOSSES.has(event.kind) && names(event, seat, "seat")) || (DONE_TO.has(event.kind) && names(event, seat, "target")),
  closes: ["finished", "capped"],
};
