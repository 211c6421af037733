import { expect, test } from "vitest";
import type { Asked, SeatState, State } from "../server/protocol.ts";
import { amongPeople, BREATH, delayOf, Tempo, tookBack } from "./forced.svelte.ts";

const sitter = (kind: SeatState["kind"]) => ({ kind }) as SeatState;
const state = (kinds: SeatState["kind"][], part: Partial<State> = {}) => ({ seat: 0, you: [0], seats: kinds.map(sitter), undo: false, deadline: 0, ...part }) as State;
const asked = (forced: boolean, rule = "L-14") => ({ rule, forced, only: true }) as Asked;
const numbers = (...given: number[]) => () => given.shift() ?? 0.5;

test("people are whoever sits elsewhere, may yet sit down, or shares the screen", () => {
  expect(amongPeople(state(["guest", "bot", "bot"]))).toBe(false);
  expect(amongPeople(state(["guest", "guest"]))).toBe(true);
  expect(amongPeople(state(["guest", "open"]))).toBe(true);
  expect(amongPeople(state(["guest", "bot"], { you: [0, 1] }))).toBe(true);
});

test("against bots an only answer is given at once, or after a breath while the choice before it may be taken back", () => {
  expect(delayOf(state(["guest", "bot"]), asked(false), new Tempo(), Math.random, 0)).toBe(0);
  expect(delayOf(state(["guest", "bot"], { undo: true }), asked(false), new Tempo(), Math.random, 0)).toBe(BREATH);
});

test("among people what all can see wants a breath, what a hand says a time like a choice", () => {
  const people = state(["guest", "guest"]);
  expect(delayOf(people, asked(true), new Tempo(), numbers(0, 0), 0)).toBe(BREATH);
  const tempo = new Tempo();
  for (const ms of [10_000, 12_000, 14_000]) tempo.note("L-14", ms);
  for (const ms of [2000, 2000, 2000]) tempo.note("L-32", ms);
  expect(delayOf(people, asked(false), tempo, numbers(0.99, 0.5), 0)).toBeCloseTo(14_000 * 1.05);
  expect(delayOf(people, asked(false, "L-32"), tempo, numbers(0, 0.5), 0)).toBeCloseTo(2100);
});

test("a time never seen is drawn from what people take, and never so short that it shows", () => {
  const times = [0, 0.3, 0.6, 0.99].map((at) => new Tempo().draw("L-1", numbers(at, 0)));
  expect(Math.min(...times)).toBeGreaterThanOrEqual(1400);
  expect(new Set(times).size).toBeGreaterThan(2);
});

test("it does not wait until the house answers instead", () => {
  const people = state(["guest", "guest"], { deadline: 5000 });
  expect(delayOf(people, asked(false), new Tempo(), numbers(0.99, 1), 2000)).toBe(1500);
});

test("what was just taken back is looked at again, not given again", () => {
  expect(tookBack([{ kind: "undid", rule: "core", args: { seat: 0, n: 1 } }], 0)).toBe(true);
  expect(tookBack([{ kind: "undid", rule: "core", args: { seat: 1, n: 1 } }], 0)).toBe(false);
  expect(tookBack([], 0)).toBe(false);
});
