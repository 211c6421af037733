/** Where a face is laid: beside its word, inside the window, over neither the word nor what must stay in sight. */
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** How much more it matters than other things that must be kept free. */
  weight?: number;
}

const GAP = 8;

const over = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const within = (at: number, size: number, most: number): number => Math.max(GAP, Math.min(at, most - size - GAP));

/** The place of a face of this size that covers least of what must be kept free, the word itself first of all. */
export function beside(word: Rect, size: { width: number; height: number }, window: { width: number; height: number }, free: readonly Rect[]): { left: number; top: number } {
  const { width, height } = size;
  const x = within(word.left, width, window.width);
  const y = within(word.top - height / 3, height, window.height);
  const tops = [word.top - height - GAP, word.bottom + GAP, ...free.flatMap((rect) => [rect.top - height - GAP, rect.bottom + GAP])];
  const places = [
    { left: word.left - width - GAP, top: y },
    { left: word.right + GAP, top: y },
    ...tops.map((top) => ({ left: x, top })),
    ...free.flatMap((rect) => [rect.left - width - GAP, rect.right + GAP]).map((left) => ({ left, top: y })),
  ].map((place) => ({ left: within(place.left, width, window.width), top: within(place.top, height, window.height) }));
  const cost = (place: { left: number; top: number }): number => {
    const face = { ...place, right: place.left + width, bottom: place.top + height };
    return over(face, word) * 1000 + free.reduce((sum, rect) => sum + over(face, rect) * (rect.weight ?? 1), 0);
  };
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}
