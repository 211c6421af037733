import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { settings } from "../page/settings.svelte.ts";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";
import { inWords, label, wordOf } from "./labels.ts";

const keys = (source: string) => new FluentResource(source).body.map((entry) => entry.id);

test("French and English call the same things", () => {
  expect(keys(fr)).toEqual(keys(en));
});

test("fields and words are called in the language of the page, and as in the file where nobody named them", () => {
  settings.language = "fr";
  expect([label("field", "value"), wordOf("types", "M/T"), wordOf("tone", "-"), wordOf("op", "")]).toEqual(["Valeur", "Militaire ou Territoire", "défavorable", "–"]);
  expect([label("field", "of_nobody"), wordOf("op", "unheard_of")]).toEqual(["of nobody", "unheard_of"]);
  expect([label("field", "q", "cards"), label("field", "q", "hexes")]).toEqual(["Auprès de la Reine", "Colonne"]);
  settings.language = "en";
  expect([label("field", "value"), wordOf("sex", "F")]).toEqual(["Value", "lady"]);
});

test("what stands in a file is told in words", () => {
  settings.language = "fr";
  expect(inWords("fx", '[{ op = "manche", n = -1 }]')).toBe("déplace la fin de la guerre, −1");
  expect(inWords("fx", '[{ op = "draw", n = 2 }, { op = "peek" }]')).toBe("pioche, 2\u202f; regarde une main");
  expect(inWords("does", '[{ verb = "die", danger = true }]')).toBe("tue, Danger");
  const names = { knows: (key: string) => key === "general-g_biron", t: () => "Biron" };
  expect([inWords("blue_general", '"g_biron"', names), inWords("blue_general", '"g_marce"', names)]).toEqual(["Biron", "g_marce"]);
  expect([inWords("fx", "[]"), inWords("value", "4"), inWords("owner", '"blue"')]).toEqual(["–", "4", "Bleus"]);
});
