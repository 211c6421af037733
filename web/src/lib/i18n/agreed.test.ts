import { expect, test } from "vitest";
import type { GameCard } from "../server/protocol.ts";
import { allowed, inWords, otherwise } from "./agreed.ts";
import { own, type Voice } from "./voice.svelte.ts";

await own.learn("fr");

const wind = { id: "wind", values: ["on", "off"], default: "on", seats: [], people: [], alone: "" };
const game = { options: [wind] } as unknown as GameCard;
const voice = { t: (key: string) => key } as Voice;

test("what is agreed is said in words, with what an option is when nobody has chosen", () => {
  const words = inWords({ options: {}, terms: { seconds: 600 } }, game, 3, true, voice);
  expect(words).toEqual([
    { name: "Pour réfléchir", word: "10 minutes" },
    { name: "option-wind", word: "option-wind-on" },
  ]);
  expect(allowed({ whispers: true })).toEqual(["hints", "whispers"]);
});

test("of what is proposed only what would be otherwise is said", () => {
  const before = { options: { wind: "on" }, terms: { hints: true } };
  const after = { options: { wind: "off" }, terms: { hints: false, whispers: true } };
  expect(otherwise(before, after, game, 3, false, voice)).toEqual([
    { name: "option-wind", word: "option-wind-off" },
    { name: "Apartés", word: "oui" },
    { name: "Conseils", word: "non" },
  ]);
  expect(otherwise(before, before, game, 3, false, voice)).toEqual([]);
});
