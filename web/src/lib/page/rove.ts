/** Moving the focus among the things of a board by the arrow keys, by where they lie on the screen. */

export interface Spot {
  x: number;
  y: number;
}

const WAYS: Record<string, Spot> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The nearest of `spots` in the direction of the key, measured so that what lies straight ahead wins; -1: none. */
export function nearest(from: Spot, spots: readonly Spot[], key: string): number {
  const way = WAYS[key];
  if (!way) return -1;
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, at) => {
    const ahead = (spot.x - from.x) * way.x + (spot.y - from.y) * way.y;
    const aside = Math.abs((spot.x - from.x) * way.y) + Math.abs((spot.y - from.y) * way.x);
    if (ahead < 4) return;
    const far = ahead + 1.2 * aside;
    if (far < least) [best, least] = [at, far];
  });
  return best;
}

/** The middle of a thing. What a group of shapes clips away still counts as its size, so its outline speaks for it. */
function middle(thing: Element): Spot {
  const element = thing.querySelector(":scope > path, :scope > polygon, :scope > circle, :scope > rect") ?? thing;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/**
 * Move the focus from the focused thing to the next one in the direction of the key; from nowhere, to the first.
 * Only things that can be used now, or with `all` every thing. True: the focus moved.
 */
export function rove(root: ParentNode, key: string, all: boolean): boolean {
  if (!WAYS[key]) return false;
  const wanted = all ? "[data-thing]" : "[data-thing][data-state=legal], [data-thing][data-state=picked]";
  const things = [...root.querySelectorAll<HTMLElement | SVGElement>(wanted)].filter((thing) => thing.checkVisibility?.() ?? true);
  const here = document.activeElement?.closest<HTMLElement | SVGElement>("[data-thing]");
  const target = here ? things[nearest(middle(here), things.map(middle), key)] : things[0];
  target?.focus();
  return target !== undefined;
}
