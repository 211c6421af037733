import { expect, test, vi } from "vitest";
import { touch } from "./board.ts";
import { matches, runs } from "./prose.ts";
import { nearest } from "./rove.ts";
import { isRule } from "./rulebook.svelte.ts";
import { offered, seatsFor, valueOf } from "./seating.ts";
import { handover } from "./table.svelte.ts";
import type { State } from "./protocol.ts";

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

test("arrow keys go to what lies straight ahead", () => {
  const spots = [
    { x: 100, y: 0 },
    { x: 60, y: 55 },
    { x: -50, y: 0 },
    { x: 0, y: 90 },
  ];
  const from = { x: 0, y: 0 };
  expect(nearest(from, spots, "ArrowRight")).toBe(0);
  expect(nearest(from, spots, "ArrowLeft")).toBe(2);
  expect(nearest(from, spots, "ArrowDown")).toBe(3);
  expect(nearest(from, spots, "ArrowUp")).toBe(-1);
  expect(nearest(from, spots, "x")).toBe(-1);
});

test("everybody gets a seat: mine where I want it, the others as the mode says", () => {
  expect(seatsFor("bot", 2, 1, "greedy", ["Anne"], 0)).toEqual([{ kind: "bot", bot: "greedy" }, { kind: "me", name: "Anne" }]);
  expect(seatsFor("link", 4, null, "", ["Anne"], 0.99).map((seat) => seat.kind)).toEqual(["open", "open", "open", "me"]);
  expect(seatsFor("link", 4, null, "", [""], 1).map((seat) => seat.kind)).toEqual(["open", "open", "open", "me"]);
  expect(seatsFor("here", 2, null, "", ["Anne", "Blaise"], 0)).toEqual([{ kind: "me", name: "Anne" }, { kind: "me", name: "Blaise" }]);
});

test("the screen changes hands only when another seat of it is asked and this one is not", () => {
  const state = (part: Partial<State>) => handover({ over: false, asked: null, you: [0, 1], seat: 0, turn: [1], ...part } as State);
  expect(state({})).toBe(1);
  expect(state({ turn: [0] })).toBeNull();
  expect(state({ turn: [] })).toBeNull();
  expect(state({ you: [0], turn: [] })).toBeNull();
  expect(state({ over: true })).toBeNull();
  expect(state({ asked: { rule: "", prompt: { key: "" }, options: [], offers: [], advised: true, forced: false, steps: [], missing: [] } })).toBeNull();
  expect(state({ seat: null, turn: [0] })).toBe(0);
});

test("rule numbers are rules, the house's own word is not", () => {
  expect(["V-26", "VR-3", "C-R12", "RUL-5", "core", ""].map(isRule)).toEqual([true, true, true, true, false, false]);
});

test("the markup of the rules is read", () => {
  expect(runs("The *Annulation* of V-44 is **not** a `bid`.")).toEqual([
    { text: "The ", style: "plain" },
    { text: "Annulation", style: "em" },
    { text: " of ", style: "plain" },
    { text: "V-44", style: "rule" },
    { text: " is ", style: "plain" },
    { text: "not", style: "strong" },
    { text: " a ", style: "plain" },
    { text: "bid", style: "code" },
    { text: ".", style: "plain" },
  ]);
  expect(runs("**V-31 and C-R12** hold")).toEqual([
    { text: "V-31", style: "rule" },
    { text: " and ", style: "strong" },
    { text: "C-R12", style: "rule" },
    { text: " hold", style: "plain" },
  ]);
  expect(runs("2 * 3 * 4")).toEqual([{ text: "2 * 3 * 4", style: "plain" }]);
});

test("searching forgives accents and case, and wants every word", () => {
  expect(matches("V-44 Le général annule l’enchère", "GENERAL enchere")).toBe(true);
  expect(matches("V-44 Le général", "général dé")).toBe(false);
  expect(matches("d’Elbée", "d'elbee")).toBe(true);
});

test("a value for people only is not offered beside bots, and a switch of other seats not at all", () => {
  const limit = { id: "limit", values: ["40", "none"], default: "40", rule: "K-114", seats: [], people: ["none"], alone: "" };
  const teams = { id: "teams", values: ["on", "off"], default: "on", rule: "V-1", seats: [4], people: [], alone: "" };
  expect(offered([limit, teams], 2, true).map((option) => [option.id, option.values])).toEqual([["limit", ["40"]]]);
  expect(offered([limit, teams], 4, false).map((option) => option.values.length)).toEqual([2, 2]);
  expect(valueOf(offered([limit], 2, true)[0]!, { limit: "none" })).toBe("40");
  expect(valueOf(limit, { limit: "none" })).toBe("none");
});

test("where one screen plays alone an option may have a default of its own", () => {
  const manner = { id: "manner", values: ["live", "quick"], default: "live", rule: "X-1", seats: [], people: [], alone: "quick" };
  expect(valueOf(offered([manner], 3, true, true)[0]!, {})).toBe("quick");
  expect(valueOf(offered([manner], 3, true, true)[0]!, { manner: "live" })).toBe("live");
  expect(valueOf(offered([manner], 3, true)[0]!, {})).toBe("live");
});
