import { expect, test } from "vitest";
import type { Option } from "../server/protocol.ts";
import { buttons, folded, leading, leadsTo, select, settled, ways, without } from "./selection.ts";

function option(notation: string, ...things: string[]): Option {
  return { code: 0, notation, things, label: { key: "choice" } };
}

const ATTACK = [option("attack a", "hex:a"), option("attack b", "hex:b")];
const PLAYS = [
  option("play faux", "card:faux"),
  option("play faux captain", "card:faux", "card:captain"),
  option("play faux gun", "card:faux", "card:gun"),
  option("play captain gun", "card:captain", "card:gun"),
  option("concede"),
];

test("a thing may be touched exactly when an option names it next", () => {
  expect(select(ATTACK, []).next).toEqual(new Set(["hex:a", "hex:b"]));
  expect(select(PLAYS, []).next).toEqual(new Set(["card:faux", "card:captain"]));
  expect(select(PLAYS, ["card:faux"]).next).toEqual(new Set(["card:captain", "card:gun"]));
  expect(select(PLAYS, ["card:gun"]).next).toEqual(new Set());
});

test("an option spelled out alone is settled at once", () => {
  expect(settled(select(ATTACK, ["hex:b"]))?.notation).toBe("attack b");
  expect(settled(select(PLAYS, ["card:faux", "card:gun"]))?.notation).toBe("play faux gun");
});

test("an option that a longer one begins with waits for a confirmation", () => {
  const selection = select(PLAYS, ["card:faux"]);
  expect(settled(selection)).toBeNull();
  expect(selection.done.map((done) => done.notation)).toEqual(["play faux"]);
});

test("two options of the same things are both offered", () => {
  const twins = [option("flip a", "hex:a"), option("raze a", "hex:a")];
  expect(settled(select(twins, ["hex:a"]))).toBeNull();
  expect(select(twins, ["hex:a"]).done).toHaveLength(2);
});

test("nothing is settled before anything is picked", () => {
  expect(settled(select([option("pass")], []))).toBeNull();
  expect(settled(select([], []))).toBeNull();
});

test("options without things are buttons and never glow", () => {
  expect(buttons(PLAYS).map((button) => button.notation)).toEqual(["concede"]);
  expect(select([option("concede")], []).next.size).toBe(0);
});

test("every answer can be reached by pressing: whole ones first, then the things that lead to several", () => {
  const options = [
    option("pass"),
    option("play a", "card:a"),
    ...["b", "c", "d", "e"].map((card) => option(`play a ${card}`, "card:a", `card:${card}`)),
    option("march", "hex:x", "hex:y"),
  ];
  const told = (picked: string[]) => ways(options, picked).map((way) => [way.option?.notation ?? way.thing, way.count]);
  expect(told([])).toEqual([["pass", 1], ["card:a", 5], ["march", 1]]);
  expect(told(["card:a"])).toEqual([["play a", 1], ...["b", "c", "d", "e"].map((card) => [`play a ${card}`, 1])]);
});

test("what can be aimed freely is taken in hand first, however few answers the house thinks of", () => {
  const options = [option("flick a 1 2 3", "disc:a"), option("flick b 1 2 3", "disc:b"), option("swap c", "disc:c")];
  const told = ways(options, [], new Set(["disc:a", "disc:b"])).map((way) => way.option?.notation ?? way.thing);
  expect(told).toEqual(["disc:a", "disc:b", "swap c"]);
});

test("an answer that ends something for good is the last one sees", () => {
  const options = [{ ...option("end"), grave: true }, option("draw"), option("march", "hex:x")];
  expect(ways(options, []).map((way) => way.option?.notation)).toEqual(["draw", "march", "end"]);
});

test("a few answers stand there whole, also those that name the same thing", () => {
  const options = [option("keep a", "kept:a"), option("play a", "kept:a"), option("show b", "kept:b")];
  expect(ways(options, []).map((way) => [way.option?.notation, way.thing])).toEqual([
    ["keep a", "kept:a"],
    ["play a", "kept:a"],
    ["show b", "kept:b"],
  ]);
});

test("many answers are folded by the kinds that have a title, and one kind is unfolded", () => {
  const of = (verb: string, n: number) => Array.from({ length: n }, (_, at) => option(`${verb} ${at}`, `${verb}:${at}`));
  const all = ways([option("pass"), ...of("denounce", 7), ...of("support", 2)], []);
  const told = (opened: string, titled = ["denounce", "support"]) =>
    folded(all, titled, opened).map((way) => way.option?.notation ?? `${way.kind} × ${way.count}`);
  expect(told("")).toEqual(["pass", "denounce × 7", "support 0", "support 1"]);
  expect(told("support")).toEqual(["support 0", "support 1"]);
  expect(told("", [])).toHaveLength(10);
  expect(folded(all.slice(0, 5), ["denounce"], "")).toEqual(all.slice(0, 5));
  expect(folded(ways(of("denounce", 9), []), ["denounce"], "")).toHaveLength(9);
});

test("a folded kind tells between which chances its answers lie, if each has one", () => {
  const of = (...percents: (number | undefined)[]) =>
    percents.map((percent, at) => ({ ...option(`denounce ${at}`, `denounce:${at}`), stake: { text: { key: "stake" }, ...(percent !== undefined && { percent }) } }));
  const chances = (...percents: (number | undefined)[]) => folded(ways([option("pass"), ...of(...percents)], []), ["denounce"], "")[1]?.chances;
  expect(chances(33, 50, 83, 33, 33, 33, 33, 33)).toEqual([33, 83]);
  expect(chances(33, 50, undefined, 33, 33, 33, 33, 33)).toBeUndefined();
});

test("a thing that every answer begins with is no choice: its answers stand there at once", () => {
  const options = [option("put a 1", "disc:a"), option("put a 2", "disc:a")];
  expect(ways(options, []).map((way) => way.option?.notation)).toEqual(["put a 1", "put a 2"]);
});

test("the same thing twice: two copies of a card", () => {
  const pair = [option("play captain captain", "card:captain", "card:captain")];
  expect(select(pair, ["card:captain"]).next).toEqual(new Set(["card:captain"]));
  expect(settled(select(pair, ["card:captain", "card:captain"]))?.notation).toBe("play captain captain");
});

test("taking a thing back takes back what followed it", () => {
  expect(without(["a", "b", "c"], "b")).toEqual(["a"]);
  expect(without(["a", "b", "a"], "a")).toEqual(["a", "b"]);
  expect(without(["a"], "z")).toEqual(["a"]);
});

test("a thing named later is known to need others first", () => {
  expect(leadsTo(PLAYS, [], "card:gun")).toEqual(["card:faux"]);
  expect(leadsTo(PLAYS, ["card:captain"], "card:gun")).toEqual([]);
  expect(leadsTo(ATTACK, [], "hex:z")).toEqual([]);
});

test("a yes stands before a no where the game says so, and the others stay as they were", () => {
  const votes = [option("pass"), option("vote non"), option("vote oui")];
  expect(leading(votes, ["vote oui"]).map(({ notation }) => notation)).toEqual(["vote oui", "pass", "vote non"]);
  expect(leading(votes, [])).toEqual(votes);
  const offers = [option("decline seat2 1"), option("accept seat2 1"), option("accepted")];
  expect(leading(offers, ["accept"]).map(({ notation }) => notation)).toEqual(["accept seat2 1", "decline seat2 1", "accepted"]);
});
