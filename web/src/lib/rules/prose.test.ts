import { expect, test } from "vitest";
import { matches, runs } from "./prose.ts";
import { isRule } from "./rulebook.svelte.ts";

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
