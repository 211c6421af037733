import { expect, test } from "vitest";
import { asPrinted, held } from "./cards.ts";

test("copies of a card are told apart, in the order given or in that of the box", () => {
  expect(held(["b", "a", "b"]).map((card) => card.key)).toEqual(["b 0", "a 0", "b 1"]);
  const box = { cards: [{ id: "a" }, { id: "b" }] };
  expect(asPrinted(box, ["b", "a", "b"])).toEqual([
    { id: "a", copy: 0, key: "a 0" },
    { id: "b", copy: 0, key: "b 0" },
    { id: "b", copy: 1, key: "b 1" },
  ]);
});
