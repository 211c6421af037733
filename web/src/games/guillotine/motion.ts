/** How things move: each under 800 ms, and at once for those who want no motion. */
import type { TransitionConfig } from "svelte/transition";
import { eased, type Way } from "../../lib/motion/motion.ts";
import { paced } from "../../lib/motion/pace.ts";

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
export const pace = paced(
  {
    790: "counted counted_oui counted_non counted_split caught guillotined",
    780: "tested tried_luck rehabilitated not_rehabilitated escaped", 620: "searched_again", 700: "killed_himself",
  },
  {
    420: "moved summoned sent acquitted imprisoned received used", 380: "named", 520: "denounced complained_of",
    320: "supported", 260: "phase_began",
  },
);
