import { expect, test, vi } from "vitest";
import { commitment, flaw, freshWords, keptWords, playAgain, Stream, wordsOf } from "./fair.ts";
import type { Audited } from "./protocol.ts";

/** As cocarde.core.chance.Fair("a secret of the house", "table 1") draws: five dice, then larger and smaller. */
const DICE: [number, number, number][] = [
  [6, 4, 0],
  [6, 1, 1],
  [6, 5, 2],
  [6, 1, 3],
  [6, 2, 4],
  [52, 9, 5],
  [3, 1, 6],
  [17, 11, 7],
  [1000, 322, 8],
  [6, 0, 9],
];
const SEAL = "84bcf97f03a99beed6ee18f34fa52261c56bb89da099d1f3382b03177879126b";

function told(change: Partial<Audited> = {}): Audited {
  const drawn = DICE.map(([size, result, place], at) => ({ n: at + 1, seat: 0, kind: "die", size, result, place }));
  return { commitment: SEAL, secret: "a secret of the house", words: "table 1", begun: 0, drawn, luck: [], ...change };
}

test("the stream is the one of the server", async () => {
  const stream = new Stream("a secret of the house", "table 1");
  for (const [size, result, place] of DICE) expect(await stream.below(size, place)).toBe(result);
  expect(await commitment("a secret of the house")).toBe(SEAL);
});

test("a fair game has no flaw; a forged die and another secret have one", async () => {
  expect(await flaw(told())).toBeNull();
  const forged = told();
  forged.drawn[2]!.result = (DICE[2]![1] + 1) % 6;
  expect(await flaw(forged)).toEqual({ entry: 3 });
  expect(await flaw(told({ secret: "another" }))).toEqual({ seal: true });
});

test("every browser has words of its own", () => {
  expect(freshWords()).toMatch(/^[0-9a-f]{32}$/);
  expect(freshWords()).not.toBe(freshWords());
});

test("everybody's words are read, those of older games too", () => {
  expect(wordsOf("t1 0:ab12 2: 3:cd34")).toEqual([
    { seat: 0, words: "ab12" },
    { seat: 3, words: "cd34" },
  ]);
  expect(wordsOf("t1 ab12")).toEqual([{ seat: null, words: "ab12" }]);
  expect(wordsOf("t1")).toEqual([]);
});

test("words that this browser added and that are not in the stream are missed", async () => {
  expect(await flaw(told(), "1")).toBeNull();
  expect(await flaw(told(), "ab12")).toEqual({ words: true });
});

test("who asks for a return match, or agrees to it, keeps the words that went into its chance, and no others", async () => {
  const kept = new Map<string, string>();
  const sent: string[] = [];
  let added = true;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    if (path === "/api/seals") return Response.json({ table: "sealed", commitment: "" });
    const { seal, words } = JSON.parse(String(init.body)) as { seal: string; words: string };
    sent.push(`${path} ${seal} ${words}`);
    return Response.json({ table: added ? "next" : "late", invite: "", added });
  });
  expect((await playAgain("t1")).table).toBe("next");
  expect(sent).toEqual([`/api/tables/t1/rematch sealed ${keptWords("next")}`]);
  added = false;
  await playAgain("t1");
  expect(keptWords("late")).toBe("");
  vi.unstubAllGlobals();
});
