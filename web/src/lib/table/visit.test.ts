import { afterEach, expect, test, vi } from "vitest";
import { api } from "../server/api.ts";
import type { Seen, State } from "../server/protocol.ts";
import { mostTelling, Visit } from "./visit.svelte.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const seen = (kind: string, n: number): Seen => ({ kind, rule: "X-1", n });

test("the most telling events are told, in the order they happened", () => {
  const missed = [seen("died", 1), seen("drew", 2), seen("drew", 3), seen("jailed", 4), seen("drew", 5)];
  expect(mostTelling(missed, ["died", "jailed"]).map(({ n }) => n)).toEqual([1, 4, 5]);
});

test("of what is equally telling the last is told, and without anything telling the last three", () => {
  const missed = [1, 2, 3, 4, 5].map((n) => seen("drew", n));
  expect(mostTelling(missed, ["died"]).map(({ n }) => n)).toEqual([3, 4, 5]);
  expect(mostTelling(missed.slice(3), []).map(({ n }) => n)).toEqual([4, 5]);
});

test("a page loaded again before the house heard of the last moves has missed none of them", async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("sessionStorage", { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => kept.set(name, value) });
  vi.spyOn(api, "saw").mockResolvedValue(new Response());
  vi.spyOn(api, "visit").mockResolvedValue({ seat: 0, seen: 3 });
  const log = [seen("drew", 3), seen("drew", 4)];
  const state = (n: number) => ({ seat: 0, n }) as State;
  const open = async (n: number): Promise<Visit> => {
    const visit = await new Promise<Visit>((known) => {
      const made: Visit = new Visit("t", () => known(made));
    });
    visit.note(state(n), log);
    return visit;
  };

  const away = await open(4);
  expect(away.missed.map(({ n }) => n)).toEqual([4]);
  away.saw(state(4));
  away.close();
  const again = await open(4);
  expect(again.missed).toEqual([]);
  again.close();
});
