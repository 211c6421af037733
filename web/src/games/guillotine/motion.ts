/** How things move: each under 800 ms, and at once for those who want no motion. */
import type { TransitionConfig } from "svelte/transition";
import type { Pace, Seen } from "../../lib/game/board.ts";
import { eased, type Way } from "../../lib/motion/motion.ts";

/** A ballot turns over; all of them together. */
export function turnOver(_: Element, { reduced }: Way): TransitionConfig {
  if (reduced) return { duration: 0 };
  return { delay: 120, duration: 380, easing: eased, css: (t) => `transform: scaleX(${t})` };
}

/** The events that end a life. */
export const DEATHS: ReadonlySet<string> = new Set(["guillotined", "killed_himself", "caught"]);

/** The events with a die; `rolled_first` is for a seat, the others for a deputy. */
export const ROLLS: ReadonlySet<string> = new Set([
  "tested",
  "tried_luck",
  "rehabilitated",
  "not_rehabilitated",
  "escaped",
  "searched_again",
]);

/** What is revealed is acted before its consequences are seen: dice, ballots, the blade. */
const PACES: Record<string, Pace> = {
  moved: { after: 420 },
  named: { after: 380 },
  counted: { before: 790 },
  counted_oui: { before: 790 },
  counted_non: { before: 790 },
  counted_split: { before: 790 },
  denounced: { after: 520 },
  complained_of: { after: 520 },
  supported: { after: 320 },
  tested: { before: 780 },
  tried_luck: { before: 780 },
  rehabilitated: { before: 780 },
  not_rehabilitated: { before: 780 },
  escaped: { before: 780 },
  searched_again: { before: 620 },
  caught: { before: 790 },
  guillotined: { before: 790 },
  killed_himself: { before: 700 },
  summoned: { after: 420 },
  sent: { after: 420 },
  acquitted: { after: 420 },
  imprisoned: { after: 420 },
  received: { after: 420 },
  used: { after: 420 },
  phase_began: { after: 260 },
};

export const pace = (event: Seen): Pace => PACES[event.kind] ?? {};
