import { afterEach, expect, test, vi } from "vitest";
import { Looking } from "./looking.svelte.ts";

const looking = new Looking();

afterEach(() => vi.unstubAllGlobals());

test("from one thing to the next nothing else is looked at; from the last one the look goes away", () => {
  let paint = (): void => {};
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => (paint = draw));
  looking.looked = "3";
  looking.forget();
  looking.looked = "4";
  paint();
  expect(looking.looked).toBe("4");
  looking.forget();
  expect(looking.looked).toBe("4");
  paint();
  expect(looking.looked).toBe(null);
});

test("a finger that is lifted leaves what it touched in view", () => {
  const ask = vi.fn();
  vi.stubGlobal("requestAnimationFrame", ask);
  looking.leave({ pointerType: "touch" } as PointerEvent);
  expect(ask).not.toHaveBeenCalled();
});
