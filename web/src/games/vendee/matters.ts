/** What hits whoever looks from a seat: partners share what befalls their camp. */
import type { BoardProps } from "../../lib/game/board.ts";
import { names, type Matters } from "../../lib/table/news.ts";
import type { VendeeBox, VendeeView } from "./types.ts";

const THEIR_GAINS = new Set(["hex_taken", "battle_won", "battle_held"]);
const OUR_LOSSES = new Set(["fort_razed", "wounded"]);
const campOf = (seat: BoardProps["seat"]): string => (seat! % 2 ? "white" : "blue");

export const matters: Matters<VendeeView, VendeeBox> = {
  hits: (event, { seat }) => {
    const ours = event.args?.["camp"] === campOf(seat);
    return (THEIR_GAINS.has(event.kind) && !ours) || (OUR_LOSSES.has(event.kind) && ours) || (event.kind === "discarded" && event.args?.["cause"] !== undefined && names(event, seat, "seat"));
  },
  touches: () => true,
  closes: ["battle_won", "battle_held", "round_ended"],
};
