import { expect, test, vi } from "vitest";
import { touch } from "./board.ts";

test("a thing says whether it can be used, and its click does what it says", () => {
  const props = { picked: ["card:a"], pickable: new Set(["hex:b"]), onpick: vi.fn(), onback: vi.fn(), onwhy: vi.fn() };
  const click = (thing: string) => (touch(props, thing, thing).onclick as () => void)();
  click("card:a");
  click("hex:b");
  click("hex:c");
  expect(props.onback).toHaveBeenCalledWith("card:a");
  expect(props.onpick).toHaveBeenCalledWith("hex:b");
  expect(props.onwhy).toHaveBeenCalledWith("hex:c");
  expect(touch(props, "hex:c", "")).toMatchObject({ "data-state": "still", "aria-disabled": true, tabindex: -1 });
  expect(touch(props, "hex:b", "B")).toMatchObject({ "data-state": "legal", "aria-label": "B", tabindex: 0 });
});

test("of two copies of a card, one is picked and the other still legal", () => {
  const props = { picked: ["card:a"], pickable: new Set(["card:a"]), onpick: vi.fn(), onback: vi.fn(), onwhy: vi.fn() };
  expect([0, 1].map((copy) => touch(props, "card:a", "", copy)["data-state"])).toEqual(["picked", "legal"]);
});
