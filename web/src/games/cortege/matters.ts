/** What hits whoever looks from a seat: what befalls the units of his side. */
import { names, type Matters } from "../../lib/table/news.ts";
import type { CortegeBox, CortegeView } from "./types.ts";

const LOSSES = new Set(["arrested", "blocked", "discarded"]);

export const matters: Matters<CortegeView, CortegeBox> = {
  hits: (event, { box, view, seat }) => {
    if (event.kind === "round_ended") return !names(event, seat, "seat");
    const unit = box.units.find((one) => one.id === event.args?.["unit"]);
    return LOSSES.has(event.kind) && unit !== undefined && unit.side === view.seats[seat!];
  },
  touches: (event) => ["opinion_moved", "entered", "infiltrated", "exchanged"].includes(event.kind),
  closes: ["round_ended", "game_tied"],
};
