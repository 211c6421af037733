import { expect, test } from "vitest";
import type { CardFace, LysBox, SeatView, SquareFace, SquareView } from "./types.ts";
import { cardOf, faceOf, heldBy, numberOf, roadOf, tintOf, titleOf } from "./words.ts";

const card = (id: string): CardFace => ({ id, kind: "role", of: "lys", count: 2, first: 0, last: 0, provenance: "R" });
const face = (place: string, zone: string): SquareFace => ({
  place,
  id: place,
  date: "",
  zone,
  period: 0,
  barrier: zone === "white",
  gives_trees: false,
  inescapable: false,
  parts: [],
  x: 0,
  y: 0,
  provenance: "R",
});
const now = (zone: string): SquareView => ({ place: "", zone, planter: -1, barrier: false, preview: [], shields: [] });
const seat = (changes: Partial<SeatView>): SeatView => ({
  seat: 0,
  persona: "f",
  place: "12",
  marking: "none",
  hand: 0,
  cards: null,
  known: [],
  trees: 0,
  brevets: 0,
  hold: "",
  salon: 0,
  wounded: false,
  reborn: false,
  ...changes,
});
const box: LysBox = { cards: [card("role_lys"), card("cel_marat")], squares: [face("0", ""), face("prison_3", "")], periods: [], hand_limit: 6, trees: 80, brevets: 80 };
const t = (key: string, args: object = {}): string => [key, ...Object.values(args)].join(" ");

test("a place is known by its road and its number there", () => {
  expect(["0", "56", "prison_3", "front_8", "guyana"].map(roadOf)).toEqual(["main", "main", "prison", "front", "guyana"]);
  expect(["0", "56", "prison_3", "guyana"].map(numberOf)).toEqual([0, 56, 3, 0]);
});

test("a barrier is printed white even where an attack reaches it, the rest in the colour that reaches it", () => {
  expect(tintOf(face("19", "white"), now("yellow"))).toBe("white");
  expect(tintOf(face("30", "red"), now("yellow"))).toBe("yellow");
  expect(tintOf(face("front_2", ""), now("all"))).toBe("front");
  expect(tintOf(face("0", ""), now(""))).toBe("start");
});

test("what holds a player is said: where, why and for how long", () => {
  expect(heldBy(t, seat({}))).toBe("");
  expect(heldBy(t, seat({ place: "prison_6" }))).toBe("l-held-prison 6");
  expect(heldBy(t, seat({ hold: "salon", salon: 2, wounded: true }))).toBe("l-held-salon 2, l-wounded");
  expect(heldBy(t, seat({ place: "0", reborn: true, wounded: true }))).toBe("l-reborn");
});

test("what stands in brackets is set below the title", () => {
  expect(titleOf(() => "Pamphlet (attaque bleue)", "attack_blue")).toEqual({ main: "Pamphlet", sub: "attaque bleue" });
  expect(titleOf(() => "Marat", "cel_marat")).toEqual({ main: "Marat", sub: "" });
});

test("what is not in the box is named", () => {
  expect(() => cardOf(box, "ghost")).toThrow("card ghost");
  expect(() => faceOf(box, "57")).toThrow("square 57");
});
