/** How things move: each under 800 ms, and at once for those who want no motion. */
import type { TransitionConfig } from "svelte/transition";
import { eased, type Way } from "../../lib/motion/motion.ts";
import { paced } from "../../lib/motion/pace.ts";

/** The die tumbles, then lies beside what it was compared with. */
export const TUMBLE = 520;
const LIE = 260;

/** How long each event is on stage: the die tumbles before its result counts, the rest is shown as it happens. */
const DICE = [
  "rolled", "rolled_above", "tried", "gratified", "caught_pox", "survived_pox", "duel_killed", "duel_angered", "duel_admired",
  "gamble_won", "gamble_lost", "spared", "not_spared",
].join(" ");
export const pace = paced(
  {
    [TUMBLE + LIE]: DICE, 600: "played played_on played_on_self played_on_sovereign",
    420: "asked_for_self asked_for letter_asked",
  },
  {
    460: "obtained refused", 320: "favour_rose favour_fell", 620: "income income_shared paid jailed exiled died",
    700: "escrow_paid reign_began", 560: "court_placed court_moved war_declared peace_made", 520: "married",
    780: "king_died queen_died regent_died", 720: "fined",
  },
);

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
