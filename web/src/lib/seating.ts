/** Who sits where at a new table. */
import type { WantedSeat } from "./protocol.ts";

export type Mode = "bot" | "here" | "link";

export const MODES: readonly Mode[] = ["bot", "here", "link"];

/**
 * The seats to ask for. `mine` null: by lot (`chance` in 0..1 decides). `names`: one per seat when everybody sits at this
 * screen, else only mine.
 */
export function seatsFor(mode: Mode, count: number, mine: number | null, bot: string, names: string[], chance: number): WantedSeat[] {
  const seats = [...Array(count).keys()];
  if (mode === "here") return seats.map((seat) => ({ kind: "me", name: names[seat] ?? "" }));
  const own = mine ?? Math.min(count - 1, Math.floor(chance * count));
  return seats.map((seat): WantedSeat => {
    if (seat === own) return { kind: "me", name: names[0] ?? "" };
    return mode === "bot" ? { kind: "bot", bot } : { kind: "open" };
  });
}
