import { expect, test } from "vitest";
import type { FormView, PlayerView } from "./types.ts";
import { best, formOf, needed, seatIn } from "./words.ts";

const t = (key: string, args: Record<string, unknown> = {}) => ({ "quality-monsieur": "Monsieur", "c-marshal": "Maréchal", "c-titre_marquis-m": "Marquis", "c-style-m": `le ${args["rank"]}`, "card-charge_chancelier": "Chancelier" })[key] ?? key;
const form: FormView = { number: 1, quality: "monsieur", dignity: true, title: "titre_marquis", feminine: false, name: "de la Trémière", charge: "charge_chancelier", swapped: false };

test("a form of address has its parts in the order of the etiquette", () => {
  expect(formOf(t, form)).toBe("Monsieur le Maréchal Marquis de la Trémière, Chancelier");
  expect(formOf(t, { ...form, dignity: false, title: "", charge: "" })).toBe("Monsieur de la Trémière");
});

test("a swapped form sets the charge, or without one the title, out of its place", () => {
  expect(formOf(t, { ...form, swapped: true })).toBe("Monsieur Chancelier de la Trémière");
  expect(formOf(t, { ...form, charge: "", dignity: false, swapped: true })).toBe("Monsieur de la Trémière Marquis");
});

test("a chance is read back as what each die must not exceed", () => {
  expect(needed(70, false)).toBe(7);
  expect(needed(64, true)).toBe(8);
});

test("the best of the open roads is shown on a card, none when the courtier is away", () => {
  expect(best({ chances: { king: 20, queen_relay: 64 } } as unknown as PlayerView)).toBe(64);
  expect(best({ chances: {} } as unknown as PlayerView)).toBeNull();
  expect(seatIn("seat:3")).toBe(3);
});
