/** The story of a game as curves: how everybody stood after every entry, drawn as paths in a box of a given size. */
import type { Outcome, Story } from "../server/protocol.ts";

/** One value for each seat after each entry; an entry of which nothing is known has none. */
export type Series = readonly (readonly number[])[];

/** A curve of one seat, or of several that always stand alike. */
export interface Curve {
  seats: number[];
  path: string;
  /** How far down it is drawn, so that it does not cover another. */
  shift: number;
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
  even: number;
}

/** A moment after which everything looked different: entry `n`, and who gained most by it. */
export interface Turn {
  n: number;
  seats: number[];
  gain: number;
}

const MOST_TURNS = 4;
const LEAST_SWING = 0.09;
/** Beside the greatest swing, lesser ones than this part of it are no turns. */
const BESIDE = 0.3;
/** A swing that the next entries take back is none. */
const LASTING = 3;
/** Points that never come near nothing are drawn without it. */
const FAR_FROM_NOTHING = 0.4;
const NEARLY_ALL = 0.96;
/** How far curves of equal points lie apart. */
const BESIDE_EACH_OTHER = 2.4;
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
  for (let value = Math.ceil(low / step) * step; value <= high; value += step) found.push(value + 0); // a step back from nothing is no −0
  return found;
}

interface Room {
  width: number;
  height: number;
}

/** Points counted, in steps: they stay what they are until somebody wins or loses some. */
export function pointsChart(series: Series, room: Room): Chart {
  const all = series.flat();
  const high = Math.max(1, ...all);
  const least = Math.min(high, ...all);
  const low = least > high * FAR_FROM_NOTHING ? least - 1 : Math.min(0, least);
  return drawn(series, room, low, high, true, multiples(low, high, stepFor(high - low, 5)));
}

/** Prospects from lost to won. */
export function prospectsChart(series: Series, room: Room): Chart {
  return drawn(series, room, -1, 1, false, [], evenOf(series));
}

/** What an even position is worth: one chance in as many as there are sides, so as much as all are worth on average. */
function evenOf(series: Series): number {
  const all = series.flat();
  return all.reduce((sum, value) => sum + value, 0) / Math.max(1, all.length);
}

/** Prospects as large as they will go, for a small room; the verdict at the end runs off. */
export function swingsChart(series: Series, room: Room): Chart {
  const even = evenOf(series);
  const sizes = series.flat().map((value) => Math.abs(value - even)).sort((a, b) => a - b);
  const most = Math.max(0.1, sizes[Math.floor(sizes.length * NEARLY_ALL)] ?? 0);
  return drawn(series, room, even - most, even + most, false, [], even);
}

function drawn(series: Series, room: Room, low: number, high: number, steps: boolean, marks: number[], even = 0): Chart {
  const x = (n: number) => tidy(((n - 1) / Math.max(1, series.length - 1)) * room.width);
  const y = (value: number) => tidy(room.height - ((Math.min(high, Math.max(low, value)) - low) / (high - low)) * room.height);
  return {
    curves: alike(series).map((seats, at, all) => {
      const last = series.at(-1)![seats[0]!]!;
      const shift = steps ? tidy((at - (all.length - 1) / 2) * BESIDE_EACH_OTHER) : 0;
      return { seats, path: pathOf(series, seats[0]!, x, y, steps), shift, end: { x: x(series.length), y: y(last) } };
    }),
    across: multiples(1, series.length, stepFor(series.length, 6)).map((value) => ({ at: x(value), value })),
    up: marks.map((value) => ({ at: y(value), value })),
    even: y(even),
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
    if (n === last && !overturned(prospects)) continue;
    const gains = prospects[n - 1]!.map((_, seat) => lastingGain(prospects, n, seat));
    const most = Math.max(...gains);
    const gain = Math.max(most, -Math.min(...gains));
    if (gain >= LEAST_SWING) swings.push({ n, gain, seats: gains.flatMap((one, seat) => (most - one < 1e-9 ? [seat] : [])) });
  }
  swings.sort((a, b) => b.gain - a.gain);
  const apart = Math.max(2, last * APART);
  const chosen: Turn[] = [];
  for (const swing of swings.filter(({ gain }) => gain >= BESIDE * swings[0]!.gain))
    if (chosen.length < MOST_TURNS && chosen.every((other) => Math.abs(other.n - swing.n) >= apart)) chosen.push(swing);
  return chosen.sort((a, b) => a.n - b.n);
}

/** What entry `n` changed for a seat, as far as it lasted. */
function lastingGain(prospects: Series, n: number, seat: number): number {
  const of = (entry: number) => prospects[entry - 1]![seat]!;
  const at = of(n) - of(n - 1);
  const until = n === prospects.length ? n : Math.min(n + LASTING - 1, prospects.length - 1);
  const later = mean(n, until, of) - mean(Math.max(1, n - LASTING), n - 1, of);
  if (at * later <= 0) return 0;
  return Math.abs(at) < Math.abs(later) ? at : later;
}

function mean(from: number, to: number, of: (entry: number) => number): number {
  let sum = 0;
  for (let entry = from; entry <= to; entry++) sum += of(entry);
  return sum / (to - from + 1);
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
