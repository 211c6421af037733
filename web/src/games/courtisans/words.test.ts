import { expect, test } from "vitest";
import type { PlayerView } from "./types.ts";
import { best, brief, livres, seatIn } from "./words.ts";

test("the best of the open roads is shown on a card, none when the courtier is away", () => {
  expect(best({ chances: { king: 20, queen_relay: 64 } } as unknown as PlayerView)).toBe(64);
  expect(best({ chances: {} } as unknown as PlayerView)).toBeNull();
  expect(seatIn("seat:3")).toBe(3);
});

test("debts have a minus sign, not a hyphen", () => {
  expect(livres(-2)).toBe("−2");
  expect(brief(-12_500).startsWith("−12")).toBe(true);
});
