import { expect, test } from "vitest";
import type { Seen, TalkLine } from "../server/protocol.ts";
import { Hearing } from "./hearing.ts";

const seen = (n: number, kind = "moved"): Seen => ({ n, kind, rule: "", args: {} });
const line = (text: string, seat: number | null): TalkLine => ({ at: 0, seat, name: "", text, to: null, note: null });

test("the past of a table is not told, what follows is told once", () => {
  const hearing = new Hearing();
  const log = [seen(1), seen(2)];
  expect(hearing.events(0, log)).toEqual([]);
  const more = [...log, seen(3), seen(3, "fell")];
  expect(hearing.events(0, more).map((one) => one.kind)).toEqual(["moved", "fell"]);
  expect(hearing.events(0, more)).toEqual([]);
});

test("two things of one moment may come one after the other", () => {
  const hearing = new Hearing();
  hearing.events(0, []);
  const first = [seen(1)];
  expect(hearing.events(0, first)).toHaveLength(1);
  expect(hearing.events(0, [...first, seen(1, "fell")]).map((one) => one.kind)).toEqual(["fell"]);
});

test("a log that was fetched anew after something was taken back is not told again", () => {
  const hearing = new Hearing();
  hearing.events(0, [seen(1)]);
  const whole = [seen(1), seen(2), seen(3, "undid")];
  hearing.events(0, whole);
  expect(hearing.events(0, [seen(1), seen(3, "undid")])).toEqual([]);
  expect(hearing.events(0, [seen(1), seen(3, "undid"), seen(4)]).map((one) => one.n)).toEqual([4]);
});

test("each seat of a screen hears what it missed", () => {
  const hearing = new Hearing();
  hearing.events(0, [seen(1)]);
  expect(hearing.events(1, [seen(1)])).toEqual([]);
  expect(hearing.events(0, [seen(1), seen(2)]).map((one) => one.n)).toEqual([2]);
});

test("what others say is told, and what the house says of anybody", () => {
  const hearing = new Hearing();
  const talk = [line("before", 1)];
  expect(hearing.words(talk, [0])).toEqual([]);
  const note = { ...line("", 0), note: { key: "house-advised", args: {} } };
  const more = [...talk, line("mine", 0), line("theirs", 1), line("gallery", null), note];
  expect(hearing.words(more, [0])).toEqual([more[2], more[3], more[4]]);
});
