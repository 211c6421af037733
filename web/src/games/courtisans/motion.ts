/** How things move: each under 800 ms, and at once for those who want no motion. */
import type { TransitionConfig } from "svelte/transition";
import type { Pace, Seen } from "../../lib/game/board.ts";
import { eased, type Way } from "../../lib/motion/motion.ts";

/** The die tumbles, then lies beside what it was compared with. */
export const TUMBLE = 520;
const LIE = 260;

/** How long each event is on stage: the die tumbles before its result counts, the rest is shown as it happens. */
const DICE = [
  "rolled", "rolled_above", "tried", "gratified", "caught_pox", "survived_pox", "duel_killed", "duel_angered", "duel_admired",
  "gamble_won", "gamble_lost", "spared", "not_spared",
];
const PACES: Record<string, Pace> = {
  ...Object.fromEntries(DICE.map((kind) => [kind, { before: TUMBLE + LIE }])),
  played: { before: 600 },
  played_on: { before: 600 },
  played_on_self: { before: 600 },
  played_on_sovereign: { before: 600 },
  asked_for_self: { before: 420 },
  asked_for: { before: 420 },
  letter_asked: { before: 420 },
  obtained: { after: 460 },
  refused: { after: 460 },
  favour_rose: { after: 320 },
  favour_fell: { after: 320 },
  income: { after: 620 },
  income_shared: { after: 620 },
  escrow_paid: { after: 700 },
  paid: { after: 620 },
  court_placed: { after: 560 },
  court_moved: { after: 560 },
  war_declared: { after: 560 },
  peace_made: { after: 560 },
  jailed: { after: 620 },
  exiled: { after: 620 },
  died: { after: 620 },
  married: { after: 520 },
  king_died: { after: 780 },
  queen_died: { after: 780 },
  regent_died: { after: 780 },
  reign_began: { after: 700 },
  fined: { after: 720 },
};

export const pace = (event: Seen): Pace => PACES[event.kind] ?? {};

/** A card is laid open before everybody. */
export function reveal(_: Element, { reduced }: Way): TransitionConfig {
  if (reduced) return { duration: 0 };
  return { duration: 260, easing: eased, css: (t) => `transform: scale(${0.6 + 0.4 * t}) rotate(${(1 - t) * -8}deg); opacity: ${t}` };
}

/** A seal is pressed. */
export function stamp(_: Element, { reduced }: Way): TransitionConfig {
  if (reduced) return { duration: 0 };
  return { duration: 380, easing: eased, css: (t) => `transform: scale(${2.2 - 1.2 * t}); opacity: ${Math.min(1, t * 2)}` };
}

/** A veil falls. */
export function fall(_: Element, { reduced }: Way): TransitionConfig {
  if (reduced) return { duration: 0 };
  return { duration: 420, easing: eased, css: (t) => `clip-path: inset(0 0 ${(1 - t) * 100}% 0)` };
}
