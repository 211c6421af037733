import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import en from "./texts/en.ftl?raw";
import fr from "./texts/fr.ftl?raw";

const keys = (source: string) => new FluentResource(source).body.map((entry) => entry.id).sort();

test("French and English say the same things, and each line is read", () => {
  expect(keys(fr)).toEqual(keys(en));
  expect(keys(fr)).toHaveLength(fr.match(/^c-/gm)!.length);
});

test("a French colon, semicolon or question mark stands after a narrow space", () => {
  expect(fr.split("\n").filter((line) => / [:;!?»]|« /.test(line.replace(/^##.*/, "")))).toEqual([]);
});
