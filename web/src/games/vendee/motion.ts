/** How things move: each under 700 ms, and at once for those who want no motion. */
import type { TransitionConfig } from "svelte/transition";
import { eased, type Way } from "../../lib/motion/motion.ts";
import { paced } from "../../lib/motion/pace.ts";

/** A tile turns over around its upright axis: the old face narrows, then the new one widens. */
export function turnIn(_: Element, { reduced }: Way): TransitionConfig {
  if (reduced) return { duration: 0 };
  return { delay: 250, duration: 300, easing: eased, css: (t) => `transform: scaleX(${t})` };
}

export function turnOut(_: Element, { reduced }: Way): TransitionConfig {
  if (reduced) return { duration: 0 };
  return { duration: 250, css: (t) => `transform: scaleX(${t})` };
}

/** A fortress is stamped on the map. */
export function stamp(_: Element, { reduced }: Way): TransitionConfig {
  if (reduced) return { duration: 0 };
  return { duration: 420, easing: eased, css: (t) => `transform: scale(${2.4 - 1.4 * t}); opacity: ${Math.min(1, t * 2)}` };
}

/** A fortress shakes, sinks and is gone. */
export function crumble(_: Element, { reduced }: Way): TransitionConfig {
  if (reduced) return { duration: 0 };
  return {
    duration: 600,
    css: (t, u) =>
      `transform: translate(${Math.sin(u * 30) * 3 * t}px, ${u * 14}px) scale(1, ${0.3 + 0.7 * t}); opacity: ${t}; filter: grayscale(${u})`,
  };
}

/** A marker drops from above. */
export function drop(_: Element, { reduced }: Way): TransitionConfig {
  if (reduced) return { duration: 0 };
  return { duration: 380, easing: eased, css: (t, u) => `transform: translateY(${-70 * u}px); opacity: ${Math.min(1, t * 2)}` };
}

/** How long each event is on stage: the die tumbles before its result counts, the rest is shown as it happens. */
export const pace = paced(
  { 1500: "rolled" },
  {
    420: "attacked", 450: "played cancelled fort_built", 560: "hex_taken", 600: "fort_razed", 650: "galerne_added",
    520: "marker_moved",
  },
);
