/** How things move on every board: briefly, and at once for those who want no motion. */
import type { TransitionConfig } from "svelte/transition";

export interface Way {
  reduced: boolean;
}

/** Quick at first, then gently to rest. */
export const eased = (t: number): number => 1 - (1 - t) ** 3;

/** Something comes in from one side, or goes there; `x` and `y` in px. */
export function glide(_: Element, { reduced, x = 0, y = 0 }: Way & { x?: number; y?: number }): TransitionConfig {
  if (reduced) return { duration: 0 };
  return { duration: 360, easing: eased, css: (t, u) => `transform: translate(${x * u}px, ${y * u}px); opacity: ${t}` };
}
