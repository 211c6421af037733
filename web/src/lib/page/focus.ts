/**
 * The focus is never lost. When what has it goes away (an answer that was given, a page that was left, advice that was put
 * away), it goes on where the person does: at what is marked `data-onward`, or at the heading of the page.
 */

const PLACES = ['[data-onward="next"]', "[data-onward]", "h1", "h2", "main"];
const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex]";

/** What lies on top, and keeps the focus to itself. */
function top(): ParentNode {
  return [...document.querySelectorAll("dialog:modal")].at(-1) ?? document;
}

/** The place where one goes on, in the order of `PLACES`. */
export function onward(root: ParentNode): HTMLElement | null {
  for (const place of PLACES) {
    const found = root.querySelector<HTMLElement>(place);
    if (found) return found;
  }
  return null;
}

/** Put the focus there, also on what is only read. */
export function focusOn(place: HTMLElement | null): void {
  if (!place) return;
  if (place.tabIndex < 0 && !place.hasAttribute("tabindex")) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** Watch over the focus for as long as the page lives. */
export function keepFocus(): () => void {
  let letGo = false; // by a touch on what cannot have it
  let due = 0;
  const held = () => (letGo = false);
  const released = (event: PointerEvent) => (letGo = (event.target as Element).closest(FOCUSABLE) === null);
  const look = () => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (lost && !letGo) focusOn(onward(top()));
  };
  const changes = new MutationObserver(() => {
    look();
    due ||= requestAnimationFrame(() => setTimeout(() => ((due = 0), look()))); // what was only hidden loses it when the page is drawn
  });
  document.addEventListener("focusin", held);
  document.addEventListener("pointerdown", released, { capture: true });
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ["tabindex", "disabled", "hidden", "class"] });
  return () => {
    changes.disconnect();
    cancelAnimationFrame(due);
    document.removeEventListener("focusin", held);
    document.removeEventListener("pointerdown", released, { capture: true });
  };
}
