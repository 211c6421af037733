import { expect, test } from "vitest";
import { spansOf } from "./rows.ts";

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])("%i boxes fill their rows", (boxes) => {
  const spans = spansOf(boxes);
  expect(spans).toHaveLength(boxes);
  for (let at = 0; at < boxes; ) {
    const span = spans[at]!;
    expect(spans.slice(at, at + 6 / span)).toEqual(Array(6 / span).fill(span));
    at += 6 / span;
  }
});
