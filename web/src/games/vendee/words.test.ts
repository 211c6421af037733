import { expect, test } from "vitest";
import { cardLabel, cardOf, fit, hexOf, nameLines, signed, sorted, split } from "./words.ts";
import type { CardFace, VendeeBox } from "./types.ts";

const card = (id: string, value: number, types: string, bonus = false): CardFace => ({
  id,
  camp: "white",
  jeu: 1,
  value,
  bonus,
  types,
  unique: false,
  copies: 1,
  effects: [],
  on: {},
  provenance: "X",
  first_no: id,
});
const box: VendeeBox = {
  cards: [card("annul", 0, ""), card("plus", 1, "M/T", true), card("both", 4, "M/T"), card("land", 3, "T"), card("army", 5, "M"), card("lads", 2, "M")],
  hexes: [],
  rounds: [],
  extra_general_value: 4,
  fortresses: 6,
};

test("a hand is sorted by type, then value; bonus cards and Annulations come last, copies are told apart", () => {
  const hand = sorted(box, ["annul", "army", "plus", "both", "lads", "land", "plus"]);
  expect(hand.map((held) => held.id)).toEqual(["lads", "army", "land", "both", "plus", "plus", "annul"]);
  expect(hand.map((held) => held.copy)).toEqual([0, 0, 0, 0, 0, 1, 0]);
  expect(new Set(hand.map((held) => held.key)).size).toBe(7);
});

test("V-26: in a battle a card is called by what it counts there", () => {
  const lads: VendeeBox = { ...box, cards: [{ ...card("lads", 3, "T"), on: { cholet: 5 } }] };
  const value = (hex?: string) => cardLabel((key, args) => (key === "v-card" ? String(args?.["value"]) : key), lads, "lads", hex);
  expect([value(), value("nantes"), value("cholet")]).toEqual(["3", "3", "5"]);
});

test("a long town name breaks near its middle and loses no letter", () => {
  expect(split("Nantes")).toEqual(["Nantes"]);
  expect(split("Saint-Florent-le-Vieil")).toEqual(["Saint-Florent-", "le-Vieil"]);
  expect(split("Saint-Laurent-sur-Sèvre")).toEqual(["Saint-Laurent-", "sur-Sèvre"]);
  expect(split("Les Sables-d’Olonne")).toEqual(["Les Sables-", "d’Olonne"]);
});

test("on a phone a town has its short name", () => {
  expect(nameLines({ t: (key) => key, compact: true }, "angers")).toEqual(["v-short-angers"]);
});

test("a title shrinks until its longest line fits", () => {
  expect(fit("Hussards")).toBe(11.2);
  expect(fit("Armée catholique et royale")).toBeLessThan(9);
});

test("a step of the end marker has a true minus sign", () => {
  expect(signed(1)).toBe("+1");
  expect(signed(-1)).toBe("\u22121");
});

test("what is not in the box is named", () => {
  expect(() => cardOf(box, "ghost")).toThrow("card ghost");
  expect(() => hexOf(box, "atlantis")).toThrow("hex atlantis");
});
