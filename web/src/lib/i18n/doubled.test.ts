import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const page = import.meta.glob<string>("../../**/*.ftl", { query: "?raw", import: "default", eager: true });
const server = import.meta.glob<string>("../../../../src/cocarde/**/*.ftl", { query: "?raw", import: "default", eager: true });

/** Files that are read as one text: those of a game's drawing, and those of a folder of the server, by language. */
const layers = new Map<string, string[]>();
for (const [path, text] of Object.entries({ ...page, ...server })) {
  const drawing = /^(.*\/games\/\w+)\/\w+\/(fr|en)\.ftl$/.exec(path);
  const layer = drawing ? `${drawing[1]} ${drawing[2]}` : path in page ? path : path.replace(/\/[^/]+$/, "");
  layers.set(layer, [...(layers.get(layer) ?? []), text]);
}

test("the texts of page, house and every game are found", () => {
  expect(layers.size).toBeGreaterThanOrEqual(2 * (1 + 1 + 2 * 5));
});

test.each([...layers.keys()])("no sentence of %s is written twice: one of them would never be said", (layer) => {
  const keys = layers.get(layer)!.flatMap((text) => new FluentResource(text).body.map((entry) => entry.id));
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});
