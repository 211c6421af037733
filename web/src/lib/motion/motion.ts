/** How things move on every board: briefly, and at once for those who want no motion. */
import type { TransitionConfig } from "svelte/transition";

export interface Way {
  reduced: boolean;
}

/** Quick at first, then gently to rest. */
export const eased = (t: number): number => 1 - (1 - t) ** 3;

/** A card comes from its deck (the element with this `data-deck` that can be seen), else from above. */
export function dealt(card: Element, { reduced, deck }: Way & { deck: string }): TransitionConfig {
  const from = [...document.querySelectorAll(`[data-deck="${deck}"]`)].map((e) => e.getBoundingClientRect()).find((r) => r.width > 0);
  if (reduced || !from) return glide(card, { reduced, y: -60 });
  const to = card.getBoundingClientRect();
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  const small = from.width / to.width;
  raise(card);
  return {
    duration: 520,
    easing: eased,
    css: (t, u) => `transform: translate(${x * u}px, ${y * u}px) scale(${small + (1 - small) * t}); opacity: ${Math.min(1, t * 3)}`,
  };
}

/** Over the others until it has come. Not a part of the motion: that would be worked out frame by frame by the page itself. */
function raise(card: Element): void {
  const { style } = card as HTMLElement;
  style.zIndex = "30";
  card.addEventListener("introend", () => (style.zIndex = ""), { once: true });
}

/** Something comes in from one side, or goes there; `x` and `y` in px. */
export function glide(_: Element, { reduced, x = 0, y = 0 }: Way & { x?: number; y?: number }): TransitionConfig {
  if (reduced) return { duration: 0 };
  return { duration: 360, easing: eased, css: (t, u) => `transform: translate(${x * u}px, ${y * u}px); opacity: ${t}` };
}

/** What has just changed is traced for two seconds. */
export function trace(_: Element, { reduced }: Way): TransitionConfig {
  return { duration: reduced ? 0 : 2000, css: (_, u) => `background: color-mix(in srgb, var(--glow) ${60 * u}%, transparent)` };
}
