import { afterEach, expect, test, vi } from "vitest";
import { room } from "./room.svelte.ts";

afterEach(() => vi.unstubAllGlobals());

test("from one square to the next nothing else is looked at; from the last one the look goes away", () => {
  let paint = (): void => {};
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => (paint = draw));
  room.looked = "3";
  room.forget();
  room.looked = "4";
  paint();
  expect(room.looked).toBe("4");
  room.forget();
  expect(room.looked).toBe("4");
  paint();
  expect(room.looked).toBe(null);
});

test("a finger that is lifted leaves what it touched in view", () => {
  const ask = vi.fn();
  vi.stubGlobal("requestAnimationFrame", ask);
  room.leave({ pointerType: "touch" } as PointerEvent);
  expect(ask).not.toHaveBeenCalled();
});
