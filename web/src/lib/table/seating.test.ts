import { expect, test } from "vitest";
import { offered, seatsAgain, seatsFor, spoken, valueOf } from "./seating.ts";

test("everybody gets a seat: mine where I want it, the others as the mode says", () => {
  expect(seatsFor("bot", 2, 1, "greedy", ["Anne"], 0)).toEqual([{ kind: "bot", bot: "greedy" }, { kind: "me", name: "Anne" }]);
  expect(seatsFor("link", 4, null, "", ["Anne"], 0.99).map((seat) => seat.kind)).toEqual(["open", "open", "open", "me"]);
  expect(seatsFor("link", 4, null, "", [""], 1).map((seat) => seat.kind)).toEqual(["open", "open", "open", "me"]);
  expect(seatsFor("here", 2, null, "", ["Anne", "Blaise"], 0)).toEqual([{ kind: "me", name: "Anne" }, { kind: "me", name: "Blaise" }]);
});

test("a value for people only is not offered beside bots, and a switch of other seats not at all", () => {
  const limit = { id: "limit", values: ["40", "none"], default: "40", rule: "K-114", seats: [], people: ["none"], alone: "", before: "" };
  const teams = { id: "teams", values: ["on", "off"], default: "on", rule: "V-1", seats: [4], people: [], alone: "", before: "" };
  expect(offered([limit, teams], 2, true).map((option) => [option.id, option.values])).toEqual([["limit", ["40"]]]);
  expect(offered([limit, teams], 4, false).map((option) => option.values.length)).toEqual([2, 2]);
  expect(valueOf(offered([limit], 2, true)[0]!, { limit: "none" })).toBe("40");
  expect(valueOf(limit, { limit: "none" })).toBe("none");
});

test("where one screen plays alone an option may have a default of its own", () => {
  const manner = { id: "manner", values: ["live", "quick"], default: "live", rule: "X-1", seats: [], people: [], alone: "quick", before: "" };
  expect(valueOf(offered([manner], 3, true, true)[0]!, {})).toBe("quick");
  expect(valueOf(offered([manner], 3, true, true)[0]!, { manner: "live" })).toBe("live");
  expect(valueOf(offered([manner], 3, true)[0]!, {})).toBe("live");
});

test("a table speaks the language of its host's page, unless another is chosen", () => {
  const lang = { id: "lang", values: ["fr", "en"], default: "fr", rule: "C-126", seats: [], people: [], alone: "", before: "" };
  const other = { ...lang, id: "other" };
  const settled = spoken([lang, other], "en");
  expect(settled.map((option) => valueOf(option, {}))).toEqual(["en", "fr"]);
  expect(valueOf(settled[0]!, { lang: "fr" })).toBe("fr");
});

test("a game that goes on otherwise with friends keeps its bots, and the seats of the others are open", () => {
  const seats = [{ kind: "guest", bot: "" }, { kind: "bot", bot: "strong" }, { kind: "guest", bot: "" }] as const;
  expect(seatsAgain(seats, 2)).toEqual([{ kind: "open" }, { kind: "bot", bot: "strong" }, { kind: "me" }]);
});
