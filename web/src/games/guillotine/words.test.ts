import { expect, test } from "vitest";
import { affairOf, opened } from "./affair/affair.ts";
import type { GuillotineView, VoteView } from "./types.ts";
import { changes, rolls, standing } from "./words.ts";

const vote: VoteView = {
  kind: "trial",
  deputy: "danton",
  post: "tribunal",
  open: true,
  ballots: [
    { seat: 0, weight: 2, voted: true, oui: -1 },
    { seat: 2, weight: 1, voted: false, oui: -1 },
  ],
  oui: -1,
  non: -1,
};
const view = (more: object) => ({ vote: null, last_vote: null, drawn: null, batch: [], in_use: [], phase: 1, ...more }) as unknown as GuillotineView;

test("popularity reads at a glance", () => {
  expect([9, 8, 7, 5, 4, 3, 2, 1].map(standing)).toEqual(["high", "high", "fair", "fair", "low", "low", "last", "last"]);
});

test("faces of the die with the same result stand together", () => {
  const t = (key: string, args = {}) => ("n" in args ? String(args.n) : key);
  expect(rolls(t, ["prison", "0", "0", "3", "3", "3"])).toBe("1\u00a0effect-roll-prison, 2\u20133\u00a00, 4\u20136\u00a03");
});

test("ballots are turned over together, from what the count says", () => {
  const moment = { event: { kind: "counted", args: { oui: 2, non: 1, in_favour: [0], against: [2] } }, ms: 1, before: true };
  const turned = opened({ view: view({ vote }), moment: moment as never })!;
  expect(turned.ballots.map((ballot) => ballot.oui)).toEqual([2, 0]);
  expect([turned.open, turned.oui, turned.non]).toEqual([false, 2, 1]);
  expect(opened({ view: view({ vote }), moment: null })).toBeNull();
});

test("the open vote lies before everything else, an old one only while such votes are held", () => {
  expect(affairOf({ view: view({ vote, batch: [{}] }), events: [] }, null)).toEqual({ kind: "vote", vote });
  expect(affairOf({ view: view({ last_vote: vote, batch: [{}] }), events: [] }, null)).toEqual({ kind: "cases" });
  expect(affairOf({ view: view({ last_vote: vote, phase: 3 }), events: [] }, null)?.kind).toBe("vote");
  expect(affairOf({ view: view({ last_vote: vote, phase: 4 }), events: [] }, null)).toBeNull();
});

test("what the events say of popularity adds up for each deputy", () => {
  const events = [
    { kind: "all_gained", args: { deputies: ["danton", "marat"], n: 1 } },
    { kind: "disgraced", args: { deputy: "danton", n: 3, total: 3 } },
    { kind: "moved", args: { deputy: "marat", n: 9 } },
  ];
  expect([...changes(events as never)]).toEqual([["danton", -2], ["marat", 1]]);
});
