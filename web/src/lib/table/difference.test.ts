import { expect, test } from "vitest";
import type { Asked, Change, State } from "../server/protocol.ts";
import { changed, patched, sum } from "./difference.ts";

const state = { type: "state", n: 3, edition: 7, view: { round: 1, seats: [{ hand: 2 }, { hand: 3 }] }, asked: null, talk: [] } as unknown as State;
const change = (more: object): Change => ({ type: "change", was: 7, edition: 8, patch: {}, ...more }) as Change;

test("a patch sets, leads on, and shares what it leaves alone", () => {
  const old = { a: 1, b: { c: [1, 2, 3] }, d: [{ e: 1 }, { e: 2 }] };
  const made = patched(old, { a: 5, "~d": { "~1": { e: 9 } } }) as typeof old;
  expect(made).toEqual({ a: 5, b: { c: [1, 2, 3] }, d: [{ e: 1 }, { e: 9 }] });
  expect(made.b).toBe(old.b);
  expect(made.d[0]).toBe(old.d[0]);
  expect(old.d[1]!.e).toBe(2);
});

test("an array says what came and went in a list", () => {
  expect(patched({ l: ["a", "b", "c"] }, { "~l": [1, 1] })).toEqual({ l: ["a", "c"] });
  expect(patched({ l: ["a"] }, { "~l": [1, 0, "b", "c"] })).toEqual({ l: ["a", "b", "c"] });
  expect(patched({ l: ["a", "b"] }, { "~l": { "1": "x" } })).toEqual({ l: ["a", "x"] });
});

test("a change goes on from the state it names, and from no other", () => {
  const patch = { n: 4, "~view": { "~seats": { "~0": { hand: 1 } } } };
  const made = changed(state, change({ patch }), null);
  expect(made).toMatchObject({ n: 4, edition: 8, fresh: false, events: [], view: { round: 1, seats: [{ hand: 1 }, { hand: 3 }] } });
  expect(changed(state, change({ was: 6, patch }), null)).toBeNull();
  expect(changed(null, change({ patch }), null)).toBeNull();
});

test("a question that is asked again goes on from the last one", () => {
  const last = { rule: "V-1", options: [{ code: 1 }], forced: true } as unknown as Asked;
  const again = { rule: "V-2", "~options": [1, 0, { code: 2 }] };
  const made = changed(state, change({ patch: { n: 4 }, again }), last);
  expect(made?.asked).toEqual({ rule: "V-2", options: [{ code: 1 }, { code: 2 }], forced: true });
  expect(changed(state, change({ patch: { n: 4 }, again }), null), "it knows of none").toBeNull();
});

test("a check that does not fit is noticed", () => {
  const check = sum([{ round: 2, seats: [{ hand: 2 }, { hand: 3 }] }, null]);
  const patch = { "~view": { round: 2 } };
  expect(changed(state, change({ patch, check }), null)).not.toBeNull();
  expect(changed(state, change({ patch, check: check + 1 }), null)).toBeNull();
});

test("the sum is that of the server", () => {
  expect(sum("")).toBe(0x330b153b); // zlib.crc32(b'""')
  expect(sum({ name: "Hôtel-Dieu" })).toBe(2249012256);
});
