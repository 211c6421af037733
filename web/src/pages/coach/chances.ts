/** The chance to win from decision to decision, drawn in a box of a given size; and what a puzzle lets one choose from. */
import type { Judged, Option, Puzzle } from "../../lib/server/protocol.ts";

export interface Spot {
  n: number;
  x: number;
  /** Before the answer, and with it. */
  before: number;
  after: number;
}

export interface Chances {
  path: string;
  spots: Spot[];
  end: number;
}

/** Each decision is a step: what the answer gave away falls straight down, what happened until the next one slopes. */
export function chances(judged: readonly Judged[], end: number, width: number, height: number): Chances {
  const x = (at: number) => tidy((at / Math.max(1, judged.length)) * width);
  const y = (chance: number) => tidy((1 - chance) * height);
  const spots = judged.map((one, at) => ({ n: one.n, x: x(at), before: y(one.best.chance), after: y(one.given.chance) }));
  const way = spots.map((spot, at) => `${at ? "L" : "M"}${spot.x} ${spot.before}V${spot.after}`);
  return { path: [...way, `L${tidy(width)} ${y(end)}`].join(""), spots, end: y(end) };
}

function tidy(value: number): number {
  return Math.round(value * 10) / 10;
}

/** So many answers to choose from. */
const OFFERED = 6;

/** The best answer, the one given then, and others at even distances of all that were possible, in their order. */
export function offered({ asked, judged }: Pick<Puzzle, "asked" | "judged">): Option[] {
  const known = new Set(asked.options.map(({ notation }) => notation));
  const apart = [judged.best, judged.given]
    .filter(({ choice }, at, both) => !known.has(choice) && both.findIndex((one) => one.choice === choice) === at)
    .map(({ choice, label, stake }) => ({ code: -1, notation: choice, things: [], label, ...(stake ? { stake } : {}) }));
  const all: Option[] = [...asked.options, ...apart];
  const wanted = new Set([judged.best.choice, judged.given.choice]);
  const others = all.filter(({ notation }) => !wanted.has(notation));
  const free = Math.min(others.length, OFFERED - wanted.size);
  for (let at = 0; at < free; at++) wanted.add(others[Math.floor((at * others.length) / free)]!.notation);
  return all.filter(({ notation }) => wanted.has(notation));
}

/** A change of the chance to win in points, with its sign. */
export function points(value: number): string {
  const rounded = Math.round(100 * value);
  return rounded > 0 ? `+${rounded}` : rounded < 0 ? `−${-rounded}` : "0";
}

export const percent = (chance: number): number => Math.round(100 * chance);
