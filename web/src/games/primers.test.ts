import { expect, test } from "vitest";
import type { Pictures } from "../lib/rules/pictures.ts";
import { drawn } from "./index.ts";

const pictures = import.meta.glob<{ pictures: Pictures }>("./*/primer/index.ts", { eager: true });
const pages = import.meta.glob<string>("../../../src/cocarde/games/*/text/*/primer.md", { query: "?raw", import: "default", eager: true });

test.each(drawn)("the player's page of %s shows every picture its folder draws, and no others", (slug) => {
  const drawnHere = Object.keys(pictures[`./${slug}/primer/index.ts`]!.pictures).sort();
  for (const language of ["fr", "en"]) {
    const page = pages[`../../../src/cocarde/games/${slug}/text/${language}/primer.md`]!;
    expect([...page.matchAll(/^!\[.+\]\(([\w:-]+)\)$/gm)].map((found) => found[1]!).sort()).toEqual(drawnHere);
  }
});
