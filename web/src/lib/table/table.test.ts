import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Advice, Option, State } from "../server/protocol.ts";
import { settings } from "../page/settings.svelte.ts";
import { handover, Table } from "./table.svelte.ts";

class FakeSocket {
  static last: FakeSocket;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {}
}

const option = (notation: string, ...things: string[]): Option => ({ code: 0, notation, things, label: { key: "choice" } });

const advised = (notation: string, ...things: string[]): Advice => ({ option: option(notation, ...things), percent: 50, reason: { key: "hint-even" }, equal: false, leads_to: null, otherwise: null });

function state(part: Partial<State> = {}): State {
  return {
    type: "state",
    n: 1,
    seat: 0,
    you: [0],
    turn: [0],
    seats: [],
    view: {},
    fresh: true,
    events: [],
    asked: { rule: "V-20", prompt: { key: "prompt" }, options: [], offers: [], advised: true, forced: false, only: false, because: "", steps: [], missing: [] },
    waiting: [0],
    undo: false,
    restart: false,
    over: false,
    outcome: null,
    talk: [],
    deadline: 0,
    motion: null,
    sequel: "",
    closed: null,
    begun: true,
    host: null,
    paused: 0,
    edition: 0,
    ...part,
  };
}
const asked = (...options: Option[]): Partial<State> => ({ asked: { rule: "V-20", prompt: { key: "prompt" }, options, offers: [], advised: true, forced: false, only: false, because: "", steps: [], missing: [] } });
const hear = (message: unknown) => FakeSocket.last.onmessage!({ data: JSON.stringify(message) });
const sent = () => FakeSocket.last.sent;
/** What can be pressed: whole answers, and things that lead on. */
const pressed = (table: Table) => table.ways.map((way) => way.option?.notation ?? way.thing);
const kinds = (table: Table) => table.log.map((seen) => seen.kind);

function open(): Table {
  const table = new Table("t1", () => ({}));
  FakeSocket.last.onopen!();
  return table;
}

beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "house" });
  vi.stubGlobal("document", { hidden: true }); // nothing is acted
});
afterEach(() => vi.unstubAllGlobals());

test("a change goes on from the last state; one that does not fit asks for everything", () => {
  const table = open();
  hear(state({ n: 7, edition: 3, view: { round: 1 }, talk: [] }));
  hear({ type: "said", seat: 1, name: "N", text: "Hm.", at: 5, to: null, note: null });
  hear({ type: "change", was: 3, edition: 4, patch: { n: 8, "~view": { round: 2 } }, events: [{ kind: "passed", rule: "V-1", n: 8 }] });
  expect(table.state).toMatchObject({ n: 8, view: { round: 2 } });
  expect(kinds(table)).toEqual(["passed"]);
  expect(table.talk).toHaveLength(1);
  expect(sent()).toEqual([]);
  hear({ type: "change", was: 9, edition: 10, patch: { n: 9 } });
  hear({ type: "change", was: 10, edition: 11, patch: { n: 10 } });
  expect(sent()).toEqual([{ type: "look", seat: 0 }]);
  expect(table.state?.n).toBe(8);
  hear(state({ n: 10, edition: 0 }));
  expect(table.state?.n).toBe(10);
});

test("the last thing of an answer sends it, with the clock and the seat", () => {
  const table = open();
  hear(state({ n: 7, ...asked(option("attack a", "hex:a"), option("attack b", "hex:b")) }));
  expect(table.pickable).toEqual(new Set(["hex:a", "hex:b"]));
  table.pick("hex:b");
  expect(sent()).toEqual([{ type: "answer", n: 7, seat: 0, choice: "attack b" }]);
});

test("while an answer is on its way nothing can be picked; a refusal gives it back and says why", () => {
  const table = open();
  hear(state(asked(option("attack a", "hex:a"))));
  table.pick("hex:a");
  expect(table.pickable.size).toBe(0);
  hear({ type: "refused", rule: "V-26", text: { key: "refusal-late" }, n: 1 });
  expect(table.pickable).toEqual(new Set(["hex:a"]));
  expect(table.picked).toEqual([]);
  expect(table.notes).toEqual([{ rule: "V-26", text: { key: "refusal-late" } }]);
});

test("an answer that a longer one begins with is a button", () => {
  const table = open();
  hear(state(asked(option("play a", "card:a"), option("play a b", "card:a", "card:b"), option("concede"))));
  expect(pressed(table)).toEqual(["concede", "play a", "play a b"]);
  table.pick("card:a");
  expect(sent()).toEqual([]);
  expect(pressed(table)).toEqual(["play a", "play a b"]);
  table.back("card:a");
  expect(table.picked).toEqual([]);
});

test("a kind of many answers is unfolded, and folded again by taking the choice back or touching the board", () => {
  const table = new Table("t1", () => ({}), false, ["denounce"]);
  FakeSocket.last.onopen!();
  const denounced = "abcdefgh".split("").map((who) => option(`denounce ${who}`, `deputy:${who}`));
  hear(state(asked(option("pass"), ...denounced)));
  expect(table.ways.map((way) => way.option?.notation ?? way.kind)).toEqual(["pass", "denounce"]);
  table.go(table.ways[1]!);
  expect([table.begun, table.ways.length]).toEqual([true, 8]);
  table.clear();
  expect([table.begun, table.ways.length]).toEqual([false, 2]);
  table.go(table.ways[1]!);
  table.go(table.ways[2]!);
  expect(sent().at(-1)).toMatchObject({ choice: "denounce c" });
});

test("why-not is asked of the server, unless the page knows better", () => {
  const table = open();
  hear(state(asked(option("play a b", "card:a", "card:b"))));
  table.why("card:b");
  expect(table.notes[0]?.text.key).toBe("note-first");
  table.why("hex:z");
  expect(sent()).toEqual([{ type: "why", seat: 0, thing: "hex:z" }]);
  const reasons = [
    { rule: "V-21", text: { key: "refusal-choose" } },
    { rule: "V-20", text: { key: "refusal-own-fort" } },
  ];
  hear({ type: "because", thing: "hex:z", reasons });
  expect(table.notes).toEqual(reasons);
  hear({ type: "because", thing: "hex:z", reasons: [] });
  expect(table.notes.map((note) => note.text.key)).toEqual(["note-possible"]);
});

test("a spectator is told so", () => {
  const table = open();
  hear(state({ seat: null, you: [], turn: [], asked: null }));
  table.why("hex:a");
  expect(table.notes[0]?.text.key).toBe("note-watching");
  expect(sent()).toEqual([]);
});

test("the log grows, each viewpoint has its own, and a fresh one replaces it", () => {
  const table = open();
  hear(state({ events: [{ kind: "one", rule: "", n: 1 }] }));
  hear(state({ n: 2, fresh: false, events: [{ kind: "two", rule: "", n: 2 }] }));
  expect(kinds(table)).toEqual(["one", "two"]);
  hear(state({ seat: 1, n: 2, events: [{ kind: "other", rule: "", n: 1 }] }));
  expect(kinds(table)).toEqual(["other"]);
  hear(state({ n: 2, events: [{ kind: "one", rule: "", n: 1 }] }));
  expect(kinds(table)).toEqual(["one"]);
});

test("when the screen changes hands, the other seat's view is there at once", () => {
  vi.stubGlobal("document", { hidden: false });
  const table = new Table("t1", () => ({ before: 700 }));
  FakeSocket.last.onopen!();
  hear(state({ you: [0, 1] }));
  hear(state({ you: [0, 1], seat: 1 }));
  hear(state({ you: [0, 1], n: 2, events: [{ kind: "die", rule: "", n: 2 }] }));
  expect(table.stage.shown?.seat).toBe(0);
  expect(table.stage.recent.map((seen) => seen.kind)).toEqual(["die"]);
  table.close();
});

test("what was taken back leaves the log: it is asked for again, whole", () => {
  const table = open();
  hear(state());
  hear(state({ n: 3, fresh: false, events: [{ kind: "undid", rule: "core", n: 3 }] }));
  expect(sent()).toEqual([{ type: "look", seat: 0 }]);
  hear(state({ n: 3, events: [{ kind: "undid", rule: "core", n: 3 }] }));
  expect(sent()).toHaveLength(1);
  expect(kinds(table)).toEqual(["undid"]);
});

test("on a cut line nothing is sent, and it is said", () => {
  const table = open();
  hear(state(asked(option("pass"))));
  FakeSocket.last.readyState = 3;
  FakeSocket.last.onclose!({ code: 1006 });
  table.answer("pass");
  expect(sent()).toEqual([]);
  expect(table.notes[0]?.text.key).toBe("note-no-line");
  expect(table.asked).toBeNull();
  table.close();
});

test("talk comes line by line, and whole with a state", () => {
  const table = open();
  hear(state());
  hear({ type: "said", seat: 1, name: "Anne", text: "Bonjour", at: 5 });
  expect(table.talk.map((said) => said.text)).toEqual(["Bonjour"]);
  hear({ type: "said", seat: 1, name: "Anne", text: "Bonjour", at: 5 });
  expect(table.talk).toHaveLength(1);
});

test("the bot's advice is asked for, shown, and gone with the next touch", () => {
  const table = open();
  hear(state({ n: 5, ...asked(option("attack a", "hex:a"), option("attack b", "hex:b", "hex:c")) }));
  table.ask();
  table.ask();
  expect(sent()).toEqual([{ type: "hint", n: 5, seat: 0 }]);
  expect(table.thinking).toBe(true);
  hear({ type: "hint", n: 5, seat: 0, advice: [advised("attack a", "hex:a")] });
  expect(table.thinking).toBe(false);
  expect(table.advice.map((one) => one.option.notation)).toEqual(["attack a"]);
  table.pick("hex:b");
  expect(table.advice).toEqual([]);
});

test("advice that comes too late is not shown", () => {
  const table = open();
  hear(state({ n: 6, ...asked(option("attack a", "hex:a")) }));
  hear({ type: "hint", n: 5, seat: 0, advice: [advised("attack a", "hex:a")] });
  expect(table.advice).toEqual([]);
});

test("an advised answer is ringed while it is looked at, filled in by one press and given by the second", () => {
  const table = open();
  hear(state({ n: 5, ...asked(option("attack a", "hex:a"), option("attack b", "hex:b", "hex:c")) }));
  const [a, b] = [advised("attack a", "hex:a"), advised("attack b", "hex:b", "hex:c")];
  hear({ type: "hint", n: 5, seat: 0, advice: [a, b] });
  table.tryOut(a.option);
  expect(table.ringed).toEqual(["hex:a"]);
  table.tryOut(null);
  expect(table.ringed).toEqual([]);
  table.follow(b.option);
  table.tryOut(a.option);
  table.tryOut(null);
  expect(table.ringed).toEqual(["hex:b", "hex:c"]);
  expect(sent()).toEqual([]);
  table.follow(b.option);
  expect(sent()).toEqual([{ type: "answer", n: 5, seat: 0, choice: "attack b" }]);
});

test("what ends something for good wants a second press, unless one does not care", () => {
  const table = open();
  const last = { ...option("resign"), grave: true };
  const struck = { ...option("concede a", "hex:a"), grave: true };
  hear(state({ n: 5, ...asked(last, struck, option("pass")) }));
  table.press(last);
  expect([table.armed, sent()]).toEqual(["resign", []]);
  table.pick("hex:a");
  expect([table.armed, sent(), pressed(table)]).toEqual(["concede a", [], ["concede a"]]);
  table.clear();
  expect(table.armed).toBe("");
  table.press(last);
  table.press(last);
  expect(sent()).toEqual([{ type: "answer", n: 5, seat: 0, choice: "resign" }]);
  hear(state({ n: 6, fresh: false, ...asked(last) }));
  settings.confirm = "off";
  table.press(last);
  settings.confirm = "on";
  expect(sent()).toHaveLength(2);
});

test("a forced answer is there to be given, unless one wants to give it oneself", () => {
  const table = open();
  const only = option("roll", "dice");
  hear(state({ n: 5, asked: { ...asked(only).asked!, forced: true, only: true } }));
  expect(table.forced).toEqual(only);
  settings.forced = "off";
  expect(table.forced).toBeNull();
  settings.forced = "on";
  hear(state({ n: 6, fresh: false, ...asked(only) }));
  expect(table.forced).toBeNull();
});

test("the whole turn is taken back with one word", () => {
  const table = open();
  hear(state({ n: 5, undo: true, restart: true }));
  table.restart();
  expect(sent()).toEqual([{ type: "undo", n: 5, seat: 0, whole: true }]);
});

test("somebody comes in: what is picked stays picked, what is sent stays sent", () => {
  const table = open();
  const question = asked(option("play a b", "card:a", "card:b"));
  hear(state({ n: 5, ...question }));
  table.pick("card:a");
  hear(state({ n: 5, fresh: false, ...question, seats: [{ name: "Anne", kind: "guest", bot: "", online: true, stands_in: false }] }));
  expect(table.picked).toEqual(["card:a"]);
  table.pick("card:b");
  hear(state({ n: 5, fresh: false, ...question }));
  expect(table.asked).toBeNull();
  hear(state({ n: 6, fresh: false, ...question }));
  expect(table.asked).not.toBeNull();
  expect(table.picked).toEqual([]);
});

test("another question begins anew", () => {
  const table = open();
  hear(state({ n: 5, ...asked(option("play a b", "card:a", "card:b")) }));
  table.pick("card:a");
  hear(state({ n: 6, fresh: false, ...asked(option("play c b", "card:c", "card:b")) }));
  expect(table.picked).toEqual([]);
});

test("undo is asked for only when it is allowed", () => {
  const table = open();
  hear(state());
  table.undo();
  hear(state({ n: 4, undo: true, fresh: false }));
  table.undo();
  expect(sent()).toEqual([{ type: "undo", n: 4, seat: 0 }]);
});

test("a complaint names the line; its refusal is told beside the talk and leaves the turn alone", () => {
  const table = open();
  hear(state(asked(option("a b", "card:a", "seat:1"), option("a c", "card:a", "seat:2"))));
  table.pick("card:a");
  table.complain({ seat: 1, name: "", text: "Tu triches.", at: 77, to: null, note: null });
  expect(sent().at(-1)).toEqual({ type: "complain", seat: 0, of: 1, at: 77 });
  hear({ type: "refused", rule: "C-132", text: { key: "refusal-unfounded" }, n: 1 });
  expect(table.grievance?.rule).toBe("C-132");
  expect(table.notes).toEqual([]);
  expect(table.picked).toEqual(["card:a"]);
});

test("the screen changes hands only when another seat of it is asked and this one is not", () => {
  const state = (part: Partial<State>) => handover({ over: false, asked: null, you: [0, 1], seat: 0, turn: [1], ...part } as State);
  expect(state({})).toBe(1);
  expect(state({ turn: [0] })).toBeNull();
  expect(state({ turn: [] })).toBeNull();
  expect(state({ you: [0], turn: [] })).toBeNull();
  expect(state({ over: true })).toBeNull();
  expect(state({ asked: { rule: "", prompt: { key: "" }, options: [], offers: [], advised: true, forced: false, only: false, because: "", steps: [], missing: [] } })).toBeNull();
  expect(state({ seat: null, turn: [0] })).toBe(0);
});

test("where the board is words every answer is a button, and with a thing picked those that begin so", () => {
  const table = new Table("t1", () => ({}), true);
  FakeSocket.last.onopen!();
  hear(state(asked(option("pass"), option("play a", "card:a"), option("play a b", "card:a", "hex:b"), option("play c", "card:c"))));
  expect(pressed(table)).toEqual(["pass", "play a", "play a b", "play c"]);
  table.pick("card:a");
  expect(pressed(table)).toEqual(["play a", "play a b"]);
});

test("an offer is given by its numbers: an answer that fills them in is no button beside it", () => {
  const table = new Table("t1", () => ({}), true);
  FakeSocket.last.onopen!();
  const offers = [{ verb: "throw", ids: { hand: "left" }, ranges: [{ name: "distance", low: 0, high: 9 }], things: [] }];
  const options = [option("throw left 5", "stone"), option("throw right 5", "stone"), option("pass")];
  hear(state({ asked: { rule: "T-3", prompt: { key: "prompt" }, options, offers, advised: false, forced: false, only: false, because: "", steps: [], missing: [] } }));
  expect(pressed(table)).toEqual(["throw right 5", "pass"]);
});

test("an offer that a thing begins: its candidates are buttons once it is taken in hand, and touching it gives none of them", () => {
  const table = new Table("t1", () => ({}));
  FakeSocket.last.onopen!();
  const offers = [{ verb: "throw", ids: { what: "stone" }, ranges: [{ name: "distance", low: 0, high: 9 }], things: ["stone"] }];
  const options = [option("throw stone 5", "stone"), option("pass")];
  hear(state({ asked: { rule: "T-3", prompt: { key: "prompt" }, options, offers, advised: false, forced: false, only: false, because: "", steps: [], missing: [] } }));
  expect(pressed(table)).toEqual(["pass", "stone"]);
  table.pick("stone");
  expect(table.sent).toBe(false);
  expect(pressed(table)).toEqual(["throw stone 5"]);
});
