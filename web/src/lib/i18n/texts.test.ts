import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";

const code = import.meta.glob(["../**/*.{ts,svelte}", "../../pages/**/*.svelte", "../../App.svelte", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
}) as Record<string, string>;

const keys = (source: string) => new FluentResource(source).body.map((entry) => entry.id).sort();

test("French and English say the same things", () => {
  expect(keys(fr)).toEqual(keys(en));
});

test("every sentence the page asks for is written", () => {
  const known = new Set(keys(fr));
  const asked = Object.values(code).flatMap((text) => [...text.matchAll(/\bt\("([a-z0-9-]+)"/g)].map((found) => found[1]!));
  expect(asked.length).toBeGreaterThan(80);
  expect(asked.filter((key) => !known.has(key))).toEqual([]);
});

test("every sentence written is asked for somewhere", () => {
  const text = Object.values(code).join("\n");
  const built = /^(setting-letters|bot|mode|pace|motion|verify|letters|provenance|source|fact|freed)-/; // put together from a word of the server or of the page
  expect(keys(fr).filter((key) => !built.test(key) && !text.includes(`"${key}"`))).toEqual([]);
});

test("French is set as French is set", () => {
  const lines = fr.split("\n").filter((line) => !line.startsWith("#"));
  expect(lines.filter((line) => /[^\u202f] ?[;!?]|[^\u202f\s]:|[a-zà-ÿ] :/u.test(line.replace(/^[\w-]+ =/, "")))).toEqual([]);
  expect(lines.filter((line) => line.includes("'") || /[«] |\w[»]/.test(line))).toEqual([]);
});
