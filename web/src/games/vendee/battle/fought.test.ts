import { expect, test } from "vitest";
import { foughtIn } from "./fought.ts";

const ATTACK = { kind: "attacked", rule: "V-20", args: { seat: 1, hex: "nantes", camp: "white" } };
const FIRST = { kind: "played", rule: "V-33", args: { seat: 1, cards: ["w1_faux"], total: 2, types: "M" } };
const SECOND = { kind: "played", rule: "V-33", args: { seat: 0, cards: ["b1_hussards", "b1_bonus"], total: 5, types: "M" } };
const STRUCK = { kind: "cancelled", rule: "V-46", args: { seat: 0, cards: ["b1_hussards"], by: 1, means: "general", card: "" } };
const WON = { kind: "battle_won", rule: "V-75", args: { camp: "white", hex: "nantes", total: 2 } };
const TAKEN = { kind: "hex_taken", rule: "V-77", args: { camp: "white", hex: "nantes" } };

test("a battle that goes on is not over", () => {
  expect(foughtIn([])).toBeNull();
  expect(foughtIn([ATTACK, FIRST, WON, ATTACK, FIRST])).toBeNull();
});

test("it is told with its plays, those struck out, who won and what changed", () => {
  const fought = foughtIn([ATTACK, FIRST, SECOND, STRUCK, WON, TAKEN])!;
  expect(fought.hex).toBe("nantes");
  expect(fought.plays.map(({ seat, total, cancelled }) => [seat, total, cancelled])).toEqual([
    [1, 2, ""],
    [0, 5, "general"],
  ]);
  expect(fought.standing).toBe(0);
  expect([fought.winner, fought.total]).toEqual(["white", 2]);
  expect(fought.outcome).toEqual([WON, TAKEN]);
});
