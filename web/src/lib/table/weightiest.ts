/** The few of these that weigh most, of equals the later, in the order they came. */
export function weightiest<T>(all: readonly T[], few: number, weight: (one: T) => number): T[] {
  return all
    .map((one, at) => ({ one, at }))
    .sort((a, b) => weight(b.one) - weight(a.one) || b.at - a.at)
    .slice(0, few)
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}
