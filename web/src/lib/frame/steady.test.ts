import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { steady } from "./steady.ts";

let sized: () => void;
let reworded: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  const watcher = (keep: (call: () => void) => void) =>
    class {
      constructor(call: () => void) {
        keep(call);
      }
      observe(): void {}
      disconnect(): void {}
    };
  vi.stubGlobal("ResizeObserver", watcher((call) => (sized = call)));
  vi.stubGlobal("MutationObserver", watcher((call) => (reworded = call)));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what has grown keeps its height while its words change, and gives it back when all is calm", () => {
  const node = { offsetHeight: 120, style: { minHeight: "" } };
  steady(node as unknown as HTMLElement);
  sized();
  for (let questions = 0; questions < 4; questions++) {
    vi.advanceTimersByTime(2000);
    reworded();
    expect(node.style.minHeight).toBe("120px");
  }
  vi.advanceTimersByTime(3000);
  expect(node.style.minHeight).toBe("");
});

test("it lets go of the height with the thing", () => {
  const node = { offsetHeight: 120, style: { minHeight: "" } };
  const leave = steady(node as unknown as HTMLElement);
  sized();
  leave();
  expect(node.style.minHeight).toBe("");
  expect(vi.getTimerCount()).toBe(0);
});
