import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import type { Guide } from "../lib/guide/guide.ts";
import { drawn } from "./index.ts";

const guides = import.meta.glob<{ guide: Guide }>("./*/guide/index.ts", { eager: true });
const texts = import.meta.glob<string>("./*/guide/*.ftl", { query: "?raw", import: "default", eager: true });
const house = import.meta.glob<string>("../lib/i18n/*.ftl", { query: "?raw", import: "default", eager: true });
const rules = import.meta.glob<string>("../../../docs/rules/*.md", { query: "?raw", import: "default", eager: true });

const guideOf = (slug: string) => guides[`./${slug}/guide/index.ts`]!.guide;
const textOf = (slug: string, language: string) => texts[`./${slug}/guide/${language}.ftl`]!;
const keys = (source: string) => new FluentResource(source).body.map((entry) => entry.id);

test.each(drawn)("the guide of %s has ten steps or some more, each with its texts in both languages and no others", (slug) => {
  const ids = guideOf(slug).steps.map((step) => step.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThanOrEqual(10);
  expect(ids.length).toBeLessThanOrEqual(15);
  const wanted = ids.flatMap((id) => [`guide-${id}`, `guide-${id}-do`, `guide-${id}-title`]).sort();
  for (const language of ["fr", "en"]) {
    expect(keys(textOf(slug, language)).sort()).toEqual(wanted);
    expect(wanted.filter((key) => keys(house[`../texts/${language}.ftl`]!).includes(key))).toEqual([]);
  }
});

test.each(drawn)("the steps of %s are each about a question, and build on steps that come before them", (slug) => {
  const { steps } = guideOf(slug);
  expect(steps.filter((step) => step.asked.length === 0)).toEqual([]);
  steps.forEach((step, at) => expect((step.after ?? []).filter((id) => !steps.slice(0, at).some((before) => before.id === id))).toEqual([]));
});

test.each(drawn)("the guide of %s cites rules that are written", (slug) => {
  const written = rules[`../../../docs/rules/${slug}.md`]!;
  expect(guideOf(slug).steps.filter((step) => !written.includes(`**${step.rule}**`) && !written.includes(`**${step.rule}.`))).toEqual([]);
});

test.each(drawn)("the French of the guide of %s is set as French is set", (slug) => {
  const lines = textOf(slug, "fr").split("\n").filter((line) => !line.startsWith("#"));
  expect(lines.filter((line) => /[^\u202f] ?[;!?]|[^\u202f\s]:|[a-zà-ÿ] :|'|« |\w»/u.test(line.replace(/^[\w-]+ =/, "")))).toEqual([]);
});
