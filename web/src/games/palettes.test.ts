/** Each game has colours of its own: what one is painted with never shows on another, whichever box was opened before. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { drawn } from "./index.ts";

const sheets = Object.fromEntries(Object.keys(import.meta.glob("./*/**/*.css")).map((path) => [path, readFileSync(new URL(path, import.meta.url), "utf8")]));
const parts = import.meta.glob<string>("./*/**/*.svelte", { query: "?raw", import: "default", eager: true });
const gameOf = (path: string): string => path.split("/")[1]!;

/** The blocks of a sheet that paint the whole page, with what they define. */
function atRoot(sheet: string): { selector: string; defined: string[] }[] {
  const blocks = [...sheet.matchAll(/([^{}]*:root[^{}]*)\{([^}]*)\}/g)];
  return blocks.map(([, selector, body]) => ({ selector: selector!.trim().split("\n").at(-1)!, defined: [...body!.matchAll(/(--[\w-]+):/g)].map(([, name]) => name!) }));
}

test("every game that has a palette paints only its own page", () => {
  const painted = Object.entries(sheets).flatMap(([path, sheet]) => atRoot(sheet).map(({ selector }) => [selector, `:root[data-game="${gameOf(path)}"]`]));
  expect(painted.length).toBe(drawn.length);
  for (const [selector, own] of painted) expect(selector).toBe(own);
});

test("no two games define the same property on one and the same root", () => {
  const named = Object.entries(sheets).flatMap(([, sheet]) => atRoot(sheet).flatMap(({ selector, defined }) => defined.map((name) => `${selector} ${name}`)));
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([]);
});

test("no part of a game paints the page's root from its own style", () => {
  expect(Object.entries(parts).filter(([, part]) => /:global\(:root\)\s*\{/.test(part)).map(([path]) => path)).toEqual([]);
});
