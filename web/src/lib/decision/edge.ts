/** What lies over the edge of the board must not hide what one is asked to touch. */

const TOUCHED = ":is([data-part=board], [data-part=line]) :is([data-state=legal], [data-written], [data-zone])";

/** Is anything to be touched on the board, or in the line below it, within this? */
export function touchedIn({ left, right, top, bottom }: DOMRect): boolean {
  return [...document.querySelectorAll(TOUCHED)].some((thing) => {
    const at = thing.getBoundingClientRect();
    return at.left < right && at.right > left && at.top < bottom && at.bottom > top;
  });
}
