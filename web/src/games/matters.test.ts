import { expect, test } from "vitest";
import type { Seen } from "../lib/server/protocol.ts";
import { matters as guillotine } from "./guillotine/matters.ts";
import type { Props } from "./guillotine/types.ts";
import { drawn, gameOf } from "./index.ts";

const texts = import.meta.glob<string>("../../../src/cocarde/games/*/text/fr/*.ftl", { query: "?raw", import: "default", eager: true });

test.each(drawn)("what closes something in %s is told by its log", async (slug) => {
  const { matters } = await gameOf(slug).pieces();
  const told = Object.entries(texts).filter(([path]) => path.includes(`/games/${slug}/`)).map(([, text]) => text).join("\n");
  expect(matters!.closes.length).toBeGreaterThan(0);
  expect(matters!.closes.filter((kind) => !told.includes(`\nevent-${kind} =`))).toEqual([]);
});

test("whom a card carries off to Prison or Flight is a loss of his party; who flees or comes home is none", () => {
  const view = { factions: [{ id: "m", seat: 0 }, { id: "g", seat: 1 }], deputies: [{ id: "marat", faction: "m" }, { id: "brissot", faction: "g" }] };
  const props = { view, seat: 0 } as unknown as Props;
  const sent = (deputy: string, place: string, cause?: string): Seen => ({ kind: "sent", rule: "G-53", n: 1, args: { deputy, place, ...(cause ? { cause } : {}) } });
  const card = "card:mis_caen";
  const all = [sent("marat", "prison", card), sent("marat", "fuite", card), sent("marat", "fuite"), sent("marat", "convention", card), sent("brissot", "prison", card)];
  expect(all.map((seen) => guillotine.hits(seen, props))).toEqual([true, true, false, false, false]);
});
