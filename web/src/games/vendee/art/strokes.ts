/** The engraver's strokes of each kind of country, as path data around the middle of a hex. Always the same for a seed. */
import { halfWidth } from "./geometry.ts";

type Spot = [number, number];

/** A small seeded generator: drawings must not change from one day to the next. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const n = (value: number): string => value.toFixed(1);

const inside = ([x, y]: Spot, radius = 86): boolean => Math.abs(y) < radius && Math.abs(x) < halfWidth(radius, y);

/** Where the words stand: strokes keep away from the name and the shields. */
const quiet = ([x, y]: Spot): boolean => Math.abs(x) < 74 && y > -22 && y < 22;

const free = (spot: Spot): boolean => inside(spot) && !quiet(spot);

/** Hedges: crooked field bounds planted with little round trees. */
export function hedges(seed: number): string {
  const toss = dice(seed);
  const step = 38;
  const knots = new Map<string, Spot>();
  for (let row = -3; row <= 3; row++)
    for (let col = -3; col <= 3; col++)
      knots.set(`${col},${row}`, [
        (col + (row % 2 ? 0.5 : 0)) * step + (toss() - 0.5) * 20,
        row * step * 0.86 + (toss() - 0.5) * 16,
      ]);
  let path = "";
  for (const [key, from] of knots) {
    const [col, row] = key.split(",").map(Number) as Spot;
    for (const next of [`${col + 1},${row}`, `${col},${row + 1}`]) {
      const to = knots.get(next);
      if (to && toss() < 0.78) path += hedge(from, to, toss);
    }
  }
  return path;
}

function hedge(from: Spot, to: Spot, toss: () => number): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const count = Math.floor(length / 6.2);
  let path = "";
  for (let i = 0; i < count; i++) {
    const at: Spot = [
      from[0] + ((to[0] - from[0]) * i) / count + (toss() - 0.5) * 1.6,
      from[1] + ((to[1] - from[1]) * i) / count + (toss() - 0.5) * 1.6,
    ];
    if (free(at)) path += tree(at, 2 + toss() * 1.3);
  }
  return path;
}

function tree([x, y]: Spot, size: number): string {
  const r = n(size);
  return `M${n(x - size)} ${n(y)}a${r} ${r} 0 1 1 ${n(size * 2)} 0M${n(x - size * 0.6)} ${n(y + 1.2)}h${n(size * 2.4)}`;
}

/** Marsh: broken level strokes, and here and there three blades of reed. */
export function marsh(seed: number): string {
  const toss = dice(seed);
  let path = "";
  for (let y = -84; y < 86; y += 8.5)
    for (let x = -86 + toss() * 14; x < 86; x += 22 + toss() * 20) {
      const long = 7 + toss() * 13;
      if (!free([x, y]) || !free([x + long, y])) continue;
      path += `M${n(x)} ${n(y)}h${n(long)}`;
      if (toss() < 0.42) path += blades(x + long / 2, y);
    }
  return path;
}

const blades = (x: number, y: number): string =>
  `M${n(x)} ${n(y)}v-6.5M${n(x - 1)} ${n(y)}q-.6 -3.5 -3 -5M${n(x + 1)} ${n(y)}q.6 -3.5 3 -5`;

/** Plain: parcels of furrows, each ploughed its own way. */
export function furrows(seed: number): string {
  const toss = dice(seed);
  let path = "";
  for (let y = -66; y <= 70; y += 32)
    for (let x = -66; x <= 70; x += 36) {
      const turn = (toss() - 0.5) * 2.4;
      path += parcel([x + (toss() - 0.5) * 8, y + (toss() - 0.5) * 6], turn, 15);
    }
  return path;
}

function parcel([x, y]: Spot, turn: number, reach: number): string {
  const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
  let path = "";
  for (let i = -3; i <= 3; i++) {
    const mid: Spot = [x - dy * i * 4.2, y + dx * i * 4.2];
    const half = reach * (1 - Math.abs(i) * 0.09);
    const from: Spot = [mid[0] - dx * half, mid[1] - dy * half];
    const to: Spot = [mid[0] + dx * half, mid[1] + dy * half];
    if (free(from) && free(to) && free(mid)) path += `M${n(from[0])} ${n(from[1])}L${n(to[0])} ${n(to[1])}`;
  }
  return path;
}

/** Hills with short hachures, as beyond the Loire. */
export function hills(seed: number): string {
  const toss = dice(seed);
  let path = "";
  for (let i = 0; i < 26; i++) {
    const x = (toss() - 0.5) * 150;
    const y = (toss() - 0.5) * 160;
    const wide = 9 + toss() * 9;
    if (!free([x - wide, y]) || !free([x + wide, y])) continue;
    path += `M${n(x - wide)} ${n(y)}q${n(wide)} ${n(-wide * 1.1)} ${n(wide * 2)} 0`;
    for (let k = 1; k < 5; k++) {
      const at = x + wide * (k / 4 - 0.2);
      path += `M${n(at)} ${n(y - wide * 0.42 + k * 0.9)}l1.8 ${n(4.4 - k * 0.3)}`;
    }
  }
  return path;
}

/** Meadow and scattered trees, as along the river. */
export function meadow(seed: number): string {
  const toss = dice(seed);
  let path = "";
  for (let i = 0; i < 60; i++) {
    const at: Spot = [(toss() - 0.5) * 160, (toss() - 0.5) * 176];
    if (!free(at)) continue;
    path += toss() < 0.45 ? tree(at, 2.4 + toss() * 1.4) : `M${n(at[0])} ${n(at[1])}l1 -3m2 3l0 -4m3 4l-1 -3`;
  }
  return path;
}

/** Country outside the game: clumps of wood, hill hachures and hedge ends scattered over a box of the sheet. */
export function scatter(seed: number, [left, top, right, bottom]: [number, number, number, number], count: number): string {
  const toss = dice(seed);
  let path = "";
  for (let i = 0; i < count; i++) {
    const x = left + toss() * (right - left);
    const y = top + toss() * (bottom - top);
    const kind = toss();
    if (kind < 0.4) path += clump(x, y, toss);
    else if (kind < 0.75) path += brow(x, y, 12 + toss() * 14);
    else path += row(x, y, toss);
  }
  return path;
}

function clump(x: number, y: number, toss: () => number): string {
  let path = "";
  const count = 4 + Math.floor(toss() * 6);
  for (let i = 0; i < count; i++) path += tree([x + (toss() - 0.5) * 34, y + (toss() - 0.5) * 20], 2.6 + toss() * 1.6);
  return path;
}

function row(x: number, y: number, toss: () => number): string {
  const turn = toss() * Math.PI;
  let path = "";
  for (let i = 0; i < 6; i++) path += tree([x + Math.cos(turn) * i * 6.5, y + Math.sin(turn) * i * 6.5], 2 + toss());
  return path;
}

function brow(x: number, y: number, wide: number): string {
  let path = `M${n(x - wide)} ${n(y)}q${n(wide)} ${n(-wide * 0.9)} ${n(wide * 2)} 0`;
  for (let k = 0; k < 8; k++) {
    const at = x - wide * 0.7 + (wide * 1.5 * k) / 8;
    const lift = wide * 0.45 * (1 - ((at - x) / wide) ** 2);
    path += `M${n(at)} ${n(y - lift + 2)}l${n((at - x) * 0.12 + 1)} ${n(5 + (k % 2) * 2)}`;
  }
  return path;
}
