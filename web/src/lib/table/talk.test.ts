import { expect, test } from "vitest";
import type { TalkLine } from "../server/protocol.ts";
import { endOf, said } from "./talk.ts";

const line = (seat: number, text: string, at: number, note?: string): TalkLine => ({ seat, name: "", text, at, to: null, note: note ? { key: note, args: {} } : null });

test("a message is found by who said it and its number in the game, and a note of the house is none", () => {
  const talk = [line(0, "", 3_000_000_042, "house-advised"), line(0, "Tu triches !", 1_700_000_000_042), line(1, "Moi ?", 1_700_000_000_043)];
  expect(said(talk, 0, 42)).toBe("Tu triches !");
  expect(said(talk, 1, 42)).toBe("");
});

test("how a proposal ended is what the house said of it last, after it was made", () => {
  const talk = [line(0, "", 1, "house-withdrawn"), line(1, "", 5, "house-refused-back"), line(0, "Dommage.", 6), line(0, "", 7, "house-advised")];
  expect(endOf(talk, 1)?.key).toBe("house-refused-back");
  expect(endOf(talk, 5)).toBe(null);
});
