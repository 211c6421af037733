import { expect, test } from "vitest";
import { Speech } from "../../lib/i18n/speech.ts";
import type { TableCard } from "../../lib/server/protocol.ts";
import { ago, awaits, givenUp, lastThing, running } from "./ledger.ts";

const seat = (kind: "guest" | "bot" | "open", you = false, kept = false) => ({ name: "", kind, bot: "", you, kept, stands_in: false, yours: false, freed: false });
const alone = [seat("guest", true), seat("bot")];
const among = [seat("guest", true), seat("guest")];

function card(table: string, changes: Partial<TableCard>): TableCard {
  return { table, seats: alone, your_turn: true, over: false, updated: 0, deadline: 0, closed: null, ...changes } as TableCard;
}

test("what is asked of one comes first: a kept seat, friends who wait, the time that runs out, the latest", () => {
  const cards = [
    card("old", { updated: 1 }),
    card("over", { over: true }),
    card("late", { seats: among, deadline: 9000 }),
    card("soon", { seats: among, deadline: 5000 }),
    card("new", { updated: 2 }),
    card("friends", { seats: among }),
    card("kept", { seats: [seat("open", false, true), seat("guest")], your_turn: false }),
  ];
  expect(running(cards).map(({ table }) => table)).toEqual(["kept", "soon", "late", "friends", "new", "old"]);
});

test("a game waits for whom it is the turn of, or for whom a seat is kept; a closed one for nobody", () => {
  expect(awaits(card("a", {}))).toBe(true);
  expect(awaits(card("a", { your_turn: false }))).toBe(false);
  expect(awaits(card("a", { your_turn: false, seats: [seat("open", false, true)] }))).toBe(true);
  expect(awaits(card("a", { closed: { key: "house-closed-log" } }))).toBe(false);
});

test("the last thing that happened is the last there are words for", () => {
  const speech = new Speech("fr", ["event-attack = { $seat } attaque.\nevent-sigh = { \"\" }"], { seat: "seat" });
  const recent = [
    { kind: "attack", rule: "", args: { seat: 0 } },
    { kind: "attack", rule: "", args: { seat: 1 } },
    { kind: "sigh", rule: "" },
    { kind: "unheard", rule: "" },
  ];
  expect(lastThing(speech, recent, ["Kléber", "Bonchamps"])).toBe("Bonchamps attaque.");
  expect(lastThing(speech, [], [])).toBe("");
});

test("how long ago is said in the largest unit that fits", () => {
  const minute = 60_000;
  expect([0, 59, 60, 1439, 1440, 5 * 1440].map((minutes) => ago(0, minutes * minute, "en"))).toEqual([
    "",
    "59 minutes ago",
    "1 hour ago",
    "23 hours ago",
    "yesterday",
    "5 days ago",
  ]);
  expect(ago(minute, 0, "fr")).toBe("");
});

test("a table that its people gave up comes last, and says how", () => {
  const given = card("given", { closed: { key: "house-closed-abandoned" }, updated: 99 });
  expect(running([given, card("other", {})]).map((one) => one.table)).toEqual(["other", "given"]);
  expect([givenUp(given), givenUp(card("old", { closed: { key: "house-closed-rules" } }))]).toEqual(["abandoned", ""]);
});
