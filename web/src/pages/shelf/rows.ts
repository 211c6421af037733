/** How boxes stand on a shelf that is too narrow for one row. */

/** A row of three is six columns wide: how many of them each of `boxes` takes, so that no row is left with a gap. */
export function spansOf(boxes: number): number[] {
  const alone = boxes === 1;
  const pairs = alone ? 0 : [0, 4, 2][boxes % 3]!; // 4 = 2 + 2, 5 = 3 + 2, 7 = 3 + 2 + 2
  return Array.from({ length: boxes }, (_, at) => (alone ? 6 : at < boxes - pairs ? 2 : 3));
}
