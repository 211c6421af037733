/** Finding what a step points at, and the line drawn round it. */

/** The elements of these things or parts that can be seen. */
export function found(names: readonly string[]): Element[] {
  return [...new Set(names)].flatMap((name) => {
    const all = document.querySelectorAll(`[data-thing="${CSS.escape(name)}"], [data-part="${CSS.escape(name)}"]`);
    return [...all].filter((element) => element.getBoundingClientRect().width > 0);
  });
}

interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

const round = (n: number) => Math.round(n * 10) / 10;

/** A line by hand round a rectangle, inside the window: it does not quite close, and its end runs past its beginning. */
export function circled({ left, top, width, height }: Rect, window: { width: number; height: number }): string {
  const away = Math.min(7, 3 + Math.min(width, height) * 0.05);
  const [l, r] = [Math.max(3, left - away), Math.min(window.width - 3, left + width + away)];
  const [t, b] = [Math.max(5, top - away), Math.min(window.height - 3, top + height + away)];
  const bend = Math.min(width, height, 60) * 0.42 + away;
  const p = (x: number, y: number) => `${round(x)} ${round(y)}`;
  return [
    `M${p(l + bend * 1.3, t - 1)}`,
    `L${p(r - bend, t + 1)}Q${p(r + 1, t)} ${p(r + 1, t + bend)}`,
    `L${p(r - 1, b - bend)}Q${p(r, b + 1)} ${p(r - bend, b + 1)}`,
    `L${p(l + bend, b - 1)}Q${p(l - 1, b)} ${p(l - 1, b - bend)}`,
    `L${p(l + 1, t + bend)}Q${p(l, t)} ${p(l + bend * 1.7, t - 4)}`,
  ].join("");
}

/** Bring what is pointed at first into the free part of the window: above a sheet that begins at `floor`. */
export function bringIntoView(names: readonly string[], floor: number, smooth: boolean): void {
  const first = found(names)[0];
  const rect = first?.getBoundingClientRect();
  if (!first || !rect || (rect.top >= 0 && rect.bottom <= floor)) return;
  const top = rect.top - Math.max(12, (floor - rect.height) / 2);
  scrollerOf(first)?.scrollBy({ top, behavior: smooth ? "smooth" : "instant" });
}

function scrollerOf(element: Element): Element | null {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return document.scrollingElement;
}
