import { expect, test } from "vitest";
import { alike, counts, inksOf, pointsChart, prospectsChart, ranking, stepFor, swingsChart, turns } from "./chart.ts";
import { broken, picture } from "./picture.ts";
import type { Story } from "../server/protocol.ts";

const story = (prospects: number[][], scores: number[][] = prospects.map(() => [])): Story => ({
  events: [],
  scores,
  prospects,
  outcome: null,
  ended: 0,
});

test("partners who always stand alike share a curve", () => {
  expect(alike([[1, 2, 1], [3, 2, 3]])).toEqual([[0, 2], [1]]);
  expect(alike([])).toEqual([]);
});

test("points are drawn in steps, from nothing to the most", () => {
  const chart = pointsChart([[0, 0], [0, 4], [0, 4], [2, 4]], { width: 300, height: 100 });
  expect(chart.curves.map((curve) => curve.path)).toEqual(["M0 100H300V50", "M0 100H100V0H300V0"]);
  expect(chart.up.map((tick) => tick.value)).toEqual([0, 1, 2, 3, 4]);
});

test("a fortune that was once in debt starts its scale at 0, not at −0", () => {
  const ticks = pointsChart([[0], [-2000], [54_000]], { width: 300, height: 100 }).up.map((tick) => tick.value);
  expect(ticks).toEqual([0, 20_000, 40_000]);
});

test("an entry that counts nothing yet is left out of its curve", () => {
  expect(pointsChart([[], [1, 0], [2, 0]], { width: 10, height: 10 }).curves[0]!.path).toBe("M5 5H10V0");
});

test("prospects run from lost at the bottom to won at the top", () => {
  const chart = prospectsChart([[0, 0], [1, -1]], { width: 10, height: 20 });
  expect(chart.curves.map((curve) => curve.path)).toEqual(["M0 10L10 0", "M0 10L10 20"]);
  expect(chart.even).toBe(10);
});

test("with four at the table an even position lies lower, and small swings are drawn around it", () => {
  const series = [[-0.5, -0.5, -0.5, -0.5], [-0.3, -0.5, -0.6, -0.6]];
  expect(prospectsChart(series, { width: 10, height: 20 }).even).toBe(15);
  const swings = swingsChart(series, { width: 10, height: 20 });
  expect(swings.even).toBe(10);
  expect(swings.curves[0]!.end.y).toBe(0);
});

test("round steps", () => {
  expect([3, 7, 30, 500].map((span) => stepFor(span, 6))).toEqual([1, 2, 5, 100]);
});

test("a turn is a large swing that lasts, told in the order of the game", () => {
  const lead = [0, 0, 0, 0.6, 0.6, 0.6, 0.6, 0.1, 0.6, 0.6, 0.2, 0.2, 0.2, 0.2];
  const found = turns(lead.map((value) => [value, -value]));
  expect(found.map(({ n, seats }) => [n, seats])).toEqual([[4, [0]], [11, [1]]]);
});

test("the last entry is a turn only if it took the game from the leader", () => {
  const run = (end: number) => turns([...Array(9).fill([0.3, -0.3]), [end, -end]]).map(({ n }) => n);
  expect(run(1)).toEqual([]);
  expect(run(-1)).toEqual([10]);
});

test("a game counts while it is played, or it does not", () => {
  expect(counts(story([[0], [1]]))).toBe(false);
  expect(counts(story([[0], [1]], [[0], [2]]))).toBe(true);
});

test("seats wear the colours of their game, or an ink each", () => {
  expect(inksOf(2, (of) => ({ ground: of ? "#fff" : "var(--x)" }))).toEqual(["#1f3f77", "#fff"]);
});

test("the picture holds what it is told, escaped, and is well formed", () => {
  const outcome = { ranks: [2, 1], scores: [3, 5], rule: "V-93", text: { key: "", args: {} }, reckoning: [] };
  const words = { title: "Ab & <c>", headline: "d", why: "e", date: "f", curves: "g", won: "h", lost: "i" };
  const svg = picture(story([[0, 0], [-1, 1]], [[0, 0], [3, 5]]), outcome, ["Anne \"A\"", "Bob"], ["#123456", "#654321"], words);
  expect(svg).toContain("Ab &amp; &lt;c&gt;");
  expect(svg.indexOf("Bob")).toBeLessThan(svg.indexOf("Anne &quot;A&quot;"));
  expect(ranking(outcome).map(({ seat }) => seat)).toEqual([1, 0]);
  expect(broken("aa bb cc dd", 5, 1)).toEqual(["aa bb…"]);
});

test("a long name leaves room for a large score", () => {
  const words = { title: "a", headline: "b", why: "c", date: "d", curves: "e", won: "f", lost: "g" };
  const sizes = [5, 13000].map((score) => {
    const outcome = { ranks: [1, 2], scores: [score, 0], rule: "", text: { key: "", args: {} }, reckoning: [] };
    const svg = picture(story([[0, 0], [1, 0]], [[0, 0], [score, 0]]), outcome, ["Théroigne de Méricourt", "Bob"], ["#123456", "#654321"], words);
    return Number(/font-size="([\d.]+)"[^>]*>Théroigne/.exec(svg)?.[1]);
  });
  expect(sizes[1]).toBeLessThan(sizes[0]!);
  expect(sizes[1]! * 0.47 * "Théroigne de Méricourt 13000".length).toBeLessThanOrEqual(322);
});
