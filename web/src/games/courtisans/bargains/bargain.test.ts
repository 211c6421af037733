import { expect, test } from "vitest";
import { NOTHING, offerNotation, written } from "./bargain.ts";
import { choicesOf, completed } from "./condition.ts";
import type { CourtisansBox } from "../types.ts";

const box = {
  cards: [
    { id: "titre_duc", category: "titre" },
    { id: "poison", category: "poison" },
  ],
  countries: [{ id: "espagne" }],
  audiences: ["plead", "remarry"],
  powers: ["war", "peace", "trial"],
} as unknown as CourtisansBox;

test("an offer is written as the game reads it, money in hundreds", () => {
  const give = { ...NOTHING, cash: 500, escrow: 2000, trigger: "audience.seat1.plead.seat0.granted" };
  const want = { ...NOTHING, word: "no_harm.seat1.seat0" };
  expect(offerNotation(1, give, want)).toBe("offer seat1 audience.seat1.plead.seat0.granted none none no_harm.seat1.seat0 5 20 0 0");
  expect(written(NOTHING)).toBe(false);
  expect(written(want)).toBe(true);
});

test("a condition is completed with what fits", () => {
  expect(completed(box, 3, ["no_harm", "seat0"])).toEqual(["no_harm", "seat0", "seat1"]);
  expect(completed(box, 3, ["power", "seat2", "war", "seat1"])).toEqual(["power", "seat2", "war", "espagne"]);
  expect(completed(box, 3, ["power", "seat2", "peace", "seat1"])).toEqual(["power", "seat2", "peace", "none"]);
  expect(completed(box, 3, ["audience", "seat1", "plead", "seat1", "granted"])).toEqual(["audience", "seat1", "plead", "seat0", "granted"]);
  expect(completed(box, 3, ["court_at"])).toEqual(["court_at", "versailles", "localisation"]);
  expect(choicesOf(box, 2, ["obtains", "seat0"], 2)).toEqual(["titre", "charge", "dignite", "pension", "titre_duc"]);
});
