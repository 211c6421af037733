import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { drawn } from "./index.ts";

const texts = import.meta.glob<string>("./*/catalogue/*.ftl", { query: "?raw", import: "default", eager: true });
const code = import.meta.glob<string>("./*/catalogue/index.ts", { query: "?raw", import: "default", eager: true });
const pieces = import.meta.glob<string>("./*/pieces.ts", { query: "?raw", import: "default", eager: true });
const rules = import.meta.glob<string>("../../../docs/rules/*.md", { query: "?raw", import: "default", eager: true });
const keys = (source: string) => new FluentResource(source).body.map((entry) => entry.id).sort();

test.each(drawn)("the catalogue of %s is worded alike in both languages, and French is set as French is set", (slug) => {
  const [fr, en] = [texts[`./${slug}/catalogue/fr.ftl`]!, texts[`./${slug}/catalogue/en.ftl`]!];
  expect(keys(fr)).toEqual(keys(en));
  expect(fr.split("\n").filter((line) => /[^\u202f\s][;!?]|[a-zà-ÿ}] [:;!?]|'/u.test(line.replace(/^[\w-]+ =/, "")))).toEqual([]);
});

test.each(drawn)("the catalogue of %s cites rules that are written", (slug) => {
  const cited = code[`./${slug}/catalogue/index.ts`]!.match(/(?<=")[A-Z]-\d+(?=")/g)!;
  expect(cited.length).toBeGreaterThan(3);
  expect(cited.filter((rule) => !rules[`../../../docs/rules/${slug}.md`]!.includes(`**${rule}**`))).toEqual([]);
});

test.each(drawn)("what %s has cards of is drawn as a card where it is looked at", (slug) => {
  const kinds = new Set(code[`./${slug}/catalogue/index.ts`]!.match(/(?<=`)(?:card|unit)(?=:)/g));
  const faces = /faces: \{([^}]*)\}/.exec(pieces[`./${slug}/pieces.ts`]!)?.[1] ?? "";
  expect(kinds.size).toBe(1);
  expect([...kinds].filter((kind) => !faces.includes(`${kind}:`))).toEqual([]);
});
