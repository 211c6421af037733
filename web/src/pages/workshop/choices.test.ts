import { expect, test } from "vitest";
import { settings } from "../../lib/page/settings.svelte.ts";
import type { Column, Forms } from "../../lib/server/protocol.ts";
import { Choices } from "./choices.ts";

const column = (field: string, words: string[], parts: Column[] = []): Column => ({ field, kind: parts.length > 0 ? "parts" : "text", words, parts });
const hex = column("hex", ["nantes"]);
const effects = column("fx", [], [column("op", ["draw", "peek"]), { field: "n", kind: "whole", words: [], parts: [] }, hex]);
const row = (id: string) => ({ row: id, names: [`hex-${id}`], values: {} });
const names = { "hex-nantes": "Nantes", "hex-cholet": "Cholet", "general-g_biron": "Biron", "square-s06": "La Bastille" };
const forms: Forms = {
  game: "vendee",
  tables: [
    { file: "hexes", table: "hexes", kind: "hex", columns: [], rows: [row("nantes"), row("cholet")] },
    { file: "squares", table: "squares", kind: "square", columns: [], rows: [{ row: "6", names: ["square-s06"], values: {} }] },
  ],
  names: { fr: names, en: names },
};
const choices = new Choices(forms, (key) => (names as Record<string, string>)[key]!);
settings.language = "fr";

test("a field that names rows of a table offers every one of them by name", () => {
  expect(choices.of(hex, "")).toEqual([["", "–"], ["nantes", "Nantes"], ["cholet", "Cholet"]]);
  expect(choices.of(column("to", ["6"]), "6")).toEqual([["6", "6 · La Bastille"]]);
});

test("words of the rules are called in the language of the page, things of the game by their names", () => {
  expect(choices.of(column("types", ["M"]), "M")).toEqual([["M", "Militaire"]]);
  expect(choices.of(column("blue_general", ["g_biron"]), "g_biron")).toEqual([["g_biron", "Biron"]]);
});

test("what was printed is told in words", () => {
  expect(choices.told(effects, [{ op: "draw", n: 2, hex: "nantes" }, { op: "peek" }])).toBe("pioche, 2, Nantes\u202f; regarde une main");
  expect([choices.told(effects, []), choices.told(hex, undefined), choices.told(hex, true), choices.told(hex, 3)]).toEqual(["–", "–", "oui", "3"]);
});
