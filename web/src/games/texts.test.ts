import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { drawn } from "./index.ts";

const texts = import.meta.glob<string>("./*/texts/*.ftl", { query: "?raw", import: "default", eager: true });
const textOf = (slug: string, language: string) => texts[`./${slug}/texts/${language}.ftl`]!;
const keys = (source: string) => new FluentResource(source).body.map((entry) => entry.id).sort();

test.each(drawn)("what the drawing of %s says is said in both languages, and each line is read", (slug) => {
  const [fr, en] = [textOf(slug, "fr"), textOf(slug, "en")];
  expect(keys(fr)).toEqual(keys(en));
  expect(keys(fr)).toHaveLength(fr.match(/^[a-z][\w-]* =/gm)!.length);
});

test.each(drawn)("the French of %s is set as French is set", (slug) => {
  expect(textOf(slug, "fr").split("\n").filter((line) => / [:;!?»]|« /.test(line.replace(/^##.*/, "")))).toEqual([]);
});
