/** What can be read from the talk of a table. */
import type { TalkLine } from "./protocol.ts";

const ADVISED = "house-advised";

/** How often each seat has asked the bot for advice, as far as the talk goes back. */
export function adviceAsked(talk: readonly TalkLine[]): Map<number, number> {
  const times = new Map<number, number>();
  for (const { seat, note } of talk) if (seat !== null && note?.key === ADVISED) times.set(seat, (times.get(seat) ?? 0) + 1);
  return times;
}
