import { expect, test } from "vitest";
import { drawn, gameOf } from "./index.ts";

const texts = import.meta.glob<string>("../../../src/cocarde/games/*/text/fr/*.ftl", { query: "?raw", import: "default", eager: true });

test.each(drawn)("what %s calls telling is told by its log", async (slug) => {
  const { telling = [] } = await gameOf(slug).pieces();
  const told = Object.entries(texts).filter(([path]) => path.includes(`/games/${slug}/`)).map(([, text]) => text).join("\n");
  expect(telling.length).toBeGreaterThan(5);
  expect(telling.filter((kind) => !told.includes(`\nevent-${kind} =`))).toEqual([]);
});
