import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Seen } from "../server/protocol.ts";
import { Stage, type Scene } from "./stage.svelte.ts";

interface Named extends Scene {
  name: string;
}
const scene = (name: string, ...kinds: string[]): Named => ({ name, events: kinds.map((kind) => ({ kind, rule: "V-1" })) });
const pace = (event: Seen) => ({ die: { before: 700 }, slide: { after: 400 } })[event.kind] ?? {};
let calm = false;
const stage = () => new Stage<Named>(pace, () => calm);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  calm = false;
});
afterEach(() => {
  vi.useRealTimers();
});

test("what comes before the change is acted over the old view, what comes after over the new one", async () => {
  const on = stage();
  on.cut(scene("old"));
  on.play(scene("new", "die", "slide"));
  await pass(0);
  expect(on.shown?.name).toBe("old");
  expect(on.moment).toMatchObject({ event: { kind: "die" }, ms: 700, before: true });
  await pass(700);
  expect(on.shown?.name).toBe("new");
  expect(on.moment).toMatchObject({ event: { kind: "slide" }, before: false });
  expect(on.busy).toBe(true);
  await pass(400);
  expect(on.moment).toBeNull();
  expect(on.busy).toBe(false);
});

test("scenes wait for each other", async () => {
  const on = stage();
  on.cut(scene("0"));
  on.play(scene("1", "slide"));
  on.play(scene("2", "slide"));
  await pass(399);
  expect(on.shown?.name).toBe("1");
  await pass(1);
  expect(on.shown?.name).toBe("2");
});

test("finishing shows the last truth at once, and nothing older comes after it", async () => {
  const on = stage();
  on.cut(scene("0"));
  on.play(scene("1", "die"));
  on.play(scene("2", "die"));
  await pass(100);
  on.finish();
  expect(on.shown?.name).toBe("2");
  expect(on.busy).toBe(false);
  await pass(5000);
  expect(on.shown?.name).toBe("2");
});

test("finishing a scene already shown leaves it", async () => {
  const on = stage();
  on.play(scene("1", "slide"));
  await pass(10);
  on.finish();
  expect(on.shown?.name).toBe("1");
  expect(on.moment).toBeNull();
});

test("what comes after a finish is acted again", async () => {
  const on = stage();
  on.play(scene("1", "die"));
  on.finish();
  on.play(scene("2", "die"));
  await pass(0);
  expect(on.shown?.name).toBe("1");
  await pass(700);
  expect(on.shown?.name).toBe("2");
});

test("without motion everything is a cut", () => {
  calm = true;
  const on = stage();
  on.play(scene("1", "die", "slide"));
  expect(on.shown?.name).toBe("1");
  expect(on.busy).toBe(false);
});

test("a screen that has fallen behind catches up", async () => {
  const on = stage();
  on.cut(scene("0"));
  for (let n = 1; n <= 12; n++) on.play(scene(String(n), "die"));
  expect(Number(on.shown?.name)).toBeGreaterThan(0);
  await pass(12 * 700);
  expect(on.shown?.name).toBe("12");
});

test("what just happened is traced for two seconds", async () => {
  const on = stage();
  on.play(scene("1", "other"));
  await pass(0);
  expect(on.recent.map((event) => event.kind)).toEqual(["other"]);
  await pass(1999);
  expect(on.recent).toHaveLength(1);
  await pass(1);
  expect(on.recent).toHaveLength(0);
});

test("a thing is told when the board shows it, not before", async () => {
  const on = stage();
  on.cut(scene("0"));
  on.play(scene("1", "die", "slide", "slide", "other"));
  // the die rolls, the first slide goes, then the second
  for (const [later, untold] of [[0, 4], [700, 2], [400, 1], [400, 0]] as const) {
    await pass(later);
    expect(on.untold).toBe(untold);
  }
});

test("who finishes is told everything at once", async () => {
  const on = stage();
  on.cut(scene("0"));
  on.play(scene("1", "die"));
  on.play(scene("2", "slide"));
  await pass(100);
  expect(on.untold).toBe(2);
  on.finish();
  expect(on.untold).toBe(0);
});
