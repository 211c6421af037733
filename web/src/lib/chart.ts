/** The story of a game as curves: how everybody stood after every entry, drawn as paths in a box of a given size. */
import type { Outcome, Story } from "./protocol.ts";

/** One value for each seat after each entry; an entry of which nothing is known has none. */
export type Series = readonly (readonly number[])[];

/** A curve of one seat, or of several that always stand alike. */
export interface Curve {
  seats: number[];
  path: string;
  end: { x: number; y: number };
}

export interface Tick {
  at: number;
  value: number;
}

export interface Chart {
  curves: Curve[];
  across: Tick[];
  up: Tick[];
  zero: number;
}

/** A moment after which everything looked different: entry `n`, and who gained most by it. */
export interface Turn {
  n: number;
  seats: number[];
  gain: number;
}

const MOST_TURNS = 4;
const LEAST_SWING = 0.09;
/** Turns lie at least this part of the game apart. */
const APART = 0.04;

/** Does the game count something while it is played? */
export function counts(story: Story): boolean {
  return new Set(story.scores.flat()).size > 1;
}

/** The seats in groups that always have the same values: partners. */
export function alike(series: Series): number[][] {
  const groups = new Map<string, number[]>();
  for (let seat = 0; seat < (series.at(-1)?.length ?? 0); seat++) {
    const key = series.map((values) => values[seat] ?? "").join(" ");
    groups.set(key, [...(groups.get(key) ?? []), seat]);
  }
  return [...groups.values()];
}

/** A round step of which about `parts` fit into `span`; whole numbers only. */
export function stepFor(span: number, parts: number): number {
  for (let size = 1; ; size *= 10)
    for (const round of [1, 2, 5]) if (span / (round * size) <= parts) return round * size;
}

function multiples(low: number, high: number, step: number): number[] {
  const found: number[] = [];
  for (let value = Math.ceil(low / step) * step; value <= high; value += step) found.push(value);
  return found;
}

interface Room {
  width: number;
  height: number;
}

/** Points counted, in steps: they stay what they are until somebody wins or loses some. */
export function pointsChart(series: Series, room: Room): Chart {
  const all = series.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  return drawn(series, room, low, high, true, multiples(low, high, stepFor(high - low, 5)));
}

/** Prospects from lost to won. */
export function prospectsChart(series: Series, room: Room): Chart {
  return drawn(series, room, -1, 1, false, []);
}

function drawn(series: Series, room: Room, low: number, high: number, steps: boolean, marks: number[]): Chart {
  const x = (n: number) => tidy(((n - 1) / Math.max(1, series.length - 1)) * room.width);
  const y = (value: number) => tidy(room.height - ((Math.min(high, Math.max(low, value)) - low) / (high - low)) * room.height);
  return {
    curves: alike(series).map((seats) => {
      const last = series.at(-1)![seats[0]!]!;
      return { seats, path: pathOf(series, seats[0]!, x, y, steps), end: { x: x(series.length), y: y(last) } };
    }),
    across: multiples(1, series.length, stepFor(series.length, 6)).map((value) => ({ at: x(value), value })),
    up: marks.map((value) => ({ at: y(value), value })),
    zero: y(0),
  };
}

function pathOf(series: Series, seat: number, x: (n: number) => number, y: (value: number) => number, steps: boolean): string {
  let path = "";
  let before: number | null = null;
  series.forEach((values, at) => {
    const value = values[seat];
    if (value === undefined) return;
    if (before === null) path += `M${x(at + 1)} ${y(value)}`;
    else if (!steps) path += `L${x(at + 1)} ${y(value)}`;
    else if (value !== before || at === series.length - 1) path += `H${x(at + 1)}V${y(value)}`;
    before = value;
  });
  return path;
}

function tidy(value: number): number {
  return Math.round(value * 10) / 10;
}

/**
 * The largest swings of the prospects, in the order of the game. That the last entry settles everything is no turn,
 * unless it took the game from the one who led.
 */
export function turns(prospects: Series): Turn[] {
  const last = prospects.length;
  const swings: Turn[] = [];
  for (let n = 2; n <= last; n++) {
    const gains = prospects[n - 1]!.map((value, seat) => value - (prospects[n - 2]![seat] ?? 0));
    const most = Math.max(...gains);
    const size = Math.max(most, -Math.min(...gains));
    if (n === last && !overturned(prospects)) continue;
    if (size >= LEAST_SWING) swings.push({ n, gain: size, seats: gains.flatMap((gain, seat) => (most - gain < 1e-9 ? [seat] : [])) });
  }
  const apart = Math.max(2, last * APART);
  const chosen: Turn[] = [];
  for (const swing of swings.sort((a, b) => b.gain - a.gain))
    if (chosen.length < MOST_TURNS && chosen.every((other) => Math.abs(other.n - swing.n) >= apart)) chosen.push(swing);
  return chosen.sort((a, b) => a.n - b.n);
}

function overturned(prospects: Series): boolean {
  const [before, end] = [prospects.at(-2) ?? [], prospects.at(-1) ?? []];
  const leader = before.indexOf(Math.max(...before));
  return end[leader]! < Math.max(...end);
}

const INKS = ["#1f3f77", "#9b1c1c", "#a8843a", "#3f6b45", "#6b4a86", "#7a5433", "#2f7f86", "#55504a"];

/** The colour of each seat's curve: as the game dresses it, or an ink of the house. */
export function inksOf(seats: number, colours?: (of: number, seats: number) => { ground: string }): string[] {
  return [...Array(seats).keys()].map((seat) => {
    const ground = colours?.(seat, seats).ground ?? "";
    return ground.startsWith("#") ? ground : INKS[seat % INKS.length]!;
  });
}

/** The seats from first to last. */
export function ranking(outcome: Outcome): { rank: number; seat: number; score: number }[] {
  return outcome.ranks
    .map((rank, seat) => ({ rank, seat, score: outcome.scores[seat] ?? 0 }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}
