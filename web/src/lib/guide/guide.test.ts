import { beforeEach, expect, test } from "vitest";
import { next, type Sight, type Step } from "./guide.ts";
import { begin, Lesson } from "./lesson.svelte.ts";
import { circled } from "./pencil.ts";

const step = (id: string, more: Partial<Step> = {}): Step => ({ id, rule: "V-1", asked: ["open", "respond"], points: () => ["board"], ...more });
const sight = (prompt: string, ...events: string[]): Sight => ({
  view: {},
  box: {},
  seat: 0,
  prompt,
  things: [],
  happened: (...wanted) => wanted.some((event) => events.includes(event)),
  drawn: (name) => name === "board",
});
const STEPS = [step("open", { asked: ["open"], does: true }), step("won", { when: ({ happened }) => happened("battle_won") }), step("score")];

test("the first step that fits what is asked and seen is told", () => {
  expect(next(STEPS, [], sight("open"))?.id).toBe("open");
  expect(next(STEPS, [], sight("respond"))?.id).toBe("score");
  expect(next(STEPS, [], sight("respond", "battle_won"))?.id).toBe("won");
  expect(next(STEPS, ["open", "won", "score"], sight("open"))).toBeNull();
});

test("nothing is told of what is not asked, not drawn, or built on what was not told", () => {
  const [hidden, later] = [step("hidden", { points: () => ["hand"] }), step("later", { after: ["score"] })];
  expect(next([hidden, later], [], sight("open"))).toBeNull();
  expect(next([hidden, later], ["score"], sight("open"))?.id).toBe("later");
  expect(next([step("asked", { asked: ["respond"] })], [], sight("open"))).toBeNull();
});

class Store {
  private readonly kept = new Map<string, string>();
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.kept.set(key, value);
}

beforeEach(() => {
  Object.defineProperty(globalThis, "localStorage", { value: new Store(), configurable: true });
});

test("a step about a question is done when it is answered, another when it is read", () => {
  const lesson = new Lesson("t", STEPS);
  lesson.meet(sight("open"));
  expect(lesson.told?.id).toBe("open");
  lesson.answered();
  lesson.meet(sight("open"));
  expect(lesson.told?.id).toBe("score");
  lesson.goOn(sight("open", "battle_won"));
  expect(lesson.told?.id).toBe("won");
  lesson.goOn(sight("open"));
  expect([lesson.told, lesson.finished]).toEqual([null, true]);
});

test("a step begun is told to its end while it fits, and gives way when it does not", () => {
  const lesson = new Lesson("t", STEPS);
  lesson.meet(sight("respond"));
  lesson.meet(sight("respond", "battle_won"));
  expect(lesson.told?.id).toBe("score");
  lesson.answered();
  expect(lesson.done).toEqual([]);
  lesson.goOn(sight("open"));
  lesson.meet(sight("open"));
  lesson.meet(sight("respond", "battle_won"));
  expect(lesson.told?.id).toBe("won");
  expect(lesson.done).toEqual(["score"]);
});

test("what is told may be read again without being lost", () => {
  const lesson = new Lesson("t", STEPS);
  lesson.meet(sight("open"));
  lesson.answered();
  lesson.meet(sight("open"));
  lesson.reread(STEPS[0]!);
  expect(lesson.shown?.id).toBe("open");
  lesson.goOn(sight("open"));
  expect([lesson.shown?.id, lesson.done]).toEqual(["score", ["open"]]);
});

test("a guide that is left is taken up where it was, at its own table", () => {
  expect(new Lesson("t", STEPS).begun).toBe(false);
  begin("t");
  const first = new Lesson("t", STEPS);
  expect([first.begun, first.open]).toEqual([true, true]);
  first.meet(sight("open"));
  first.answered();
  first.leave();
  const later = new Lesson("t", STEPS);
  expect([later.open, later.done]).toEqual([false, ["open"]]);
  expect(new Lesson("another", STEPS).begun).toBe(false);
});

test("the pencil goes round what it points at, and stays in the window", () => {
  const drawn = (rect: { left: number; top: number; width: number; height: number }) => {
    const numbers = circled(rect, { width: 800, height: 600 }).match(/-?[\d.]+/g)!.map(Number);
    const [xs, ys] = [numbers.filter((_, at) => at % 2 === 0), numbers.filter((_, at) => at % 2 === 1)];
    return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  };
  const round = drawn({ left: 100, top: 50, width: 40, height: 20 });
  expect([round.left < 100, round.right > 140, round.top < 50, round.bottom > 70]).toEqual([true, true, true, true]);
  const whole = drawn({ left: 0, top: 0, width: 800, height: 600 });
  expect([whole.left > 0, whole.right < 800, whole.top > 0, whole.bottom < 600]).toEqual([true, true, true, true]);
});
