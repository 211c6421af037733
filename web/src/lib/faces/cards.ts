/** Cards in a hand: two copies of a card are the same thing, told apart by their number. */
export interface Held {
  id: string;
  /** Which of its copies: 0, 1, … */
  copy: number;
  /** What Svelte knows it by. */
  key: string;
}

/** These cards, in this order, each copy with its number. */
export function held(ids: readonly string[]): Held[] {
  const seen = new Map<string, number>();
  return ids.map((id) => {
    const copy = seen.get(id) ?? 0;
    seen.set(id, copy + 1);
    return { id, copy, key: `${id} ${copy}` };
  });
}

/** The same in the order in which the box lists its cards. */
export function asPrinted(box: { cards: readonly { id: string }[] }, ids: readonly string[]): Held[] {
  const order = new Map(box.cards.map((card, at) => [card.id, at]));
  return held([...ids].sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0)));
}
