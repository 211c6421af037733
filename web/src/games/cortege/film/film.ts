/** The film of a flick, as the server filmed it: where each disc is at a time, and how time runs on the screen. */
import type { Seen } from "../../../lib/game/board.ts";
import type { ShotView } from "../types.ts";
import type { Point } from "../board/street.ts";

export interface Reel {
  unit: string;
  /** Flat: milliseconds, x, y. */
  frames: readonly number[];
}

export interface Touch {
  /** Milliseconds after the flick. */
  time: number;
  unit: string;
  other: string;
  closing: number;
}

export interface Film {
  unit: string;
  first: string;
  milliseconds: number;
  touches: Touch[];
  reels: Reel[];
}

const FRAME = 3;

/** Where the disc is at this time: on the straight line between two frames. */
export function pose(frames: readonly number[], time: number): Point {
  let low = 0;
  let high = frames.length / FRAME - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (frames[middle * FRAME]! <= time) low = middle;
    else high = middle;
  }
  const [t0, x0, y0] = [frames[low * FRAME]!, frames[low * FRAME + 1]!, frames[low * FRAME + 2]!];
  const [t1, x1, y1] = [frames[high * FRAME]!, frames[high * FRAME + 1]!, frames[high * FRAME + 2]!];
  if (time <= t0) return { x: x0, y: y0 };
  if (time >= t1) return { x: x1, y: y1 };
  const part = (time - t0) / (t1 - t0);
  return { x: x0 + (x1 - x0) * part, y: y0 + (y1 - y0) * part };
}

/** How a film is run: `speed` 1 is real time; `slow` around the first contact, `window` ms before and after it. */
export interface Run {
  speed: number;
  slow: number;
  window: number;
}

/** On the table: a little slower than life, and slower still at the encounter. */
export const PLAYED: Run = { speed: 0.8, slow: 0.22, window: 45 };
/** For the referee: slow, and at the encounter nearly still. */
export const REFEREED: Run = { speed: 0.35, slow: 0.06, window: 60 };

/** The stretches of a film and how fast each is run: until, rate. */
function stretches(film: Film, run: Run): [number, number][] {
  const contact = encounter(film);
  if (!contact) return [[film.milliseconds, run.speed]];
  const from = Math.max(0, contact.time - run.window);
  const to = Math.min(film.milliseconds, contact.time + run.window);
  return [
    [from, run.speed],
    [to, run.slow],
    [film.milliseconds, run.speed],
  ];
}

/** How long the film lasts on the screen, in ms. */
export function length(film: Film, run: Run): number {
  let [at, sum] = [0, 0];
  for (const [until, rate] of stretches(film, run)) {
    sum += (until - at) / rate;
    at = until;
  }
  return sum;
}

/** The time within the film after `elapsed` ms on the screen. */
export function within(film: Film, run: Run, elapsed: number): number {
  let at = 0;
  for (const [until, rate] of stretches(film, run)) {
    const lasts = (until - at) / rate;
    if (elapsed <= lasts) return at + elapsed * rate;
    elapsed -= lasts;
    at = until;
  }
  return film.milliseconds;
}

/** The first contact of the flicked unit: before it nothing else moves, so it is the first of all. */
export function encounter(film: Film): Touch | null {
  return film.first ? (film.touches[0] ?? null) : null;
}

/** The film of the flick that the view remembers. */
export function ofShot(shot: ShotView): Film {
  const touches = shot.contacts.map(({ time, unit, other, closing }) => ({ time: time / 1000, unit, other, closing }));
  return { unit: shot.unit, first: shot.first, milliseconds: shot.milliseconds, touches, reels: shot.films };
}

/** The film of the event `flicked`; `ids` are the units in their order (without them, units are called by number). */
export function ofEvent(event: Seen, ids: readonly string[] = []): Film {
  const args = event.args ?? {};
  const flat = (name: string) => (args[name] ?? []) as number[];
  const name = (at: number) => ids[at] ?? (at < 0 ? "" : String(at));
  const contacts = flat("contacts");
  const touches: Touch[] = [];
  for (let at = 0; at + 3 < contacts.length; at += 4)
    touches.push({ time: contacts[at]! / 1000, unit: name(contacts[at + 1]!), other: name(contacts[at + 2]!), closing: contacts[at + 3]! });
  const films = flat("films");
  const reels: Reel[] = [];
  for (let at = 0; at < films.length; at += 2 + films[at + 1]!)
    reels.push({ unit: name(films[at]!), frames: films.slice(at + 2, at + 2 + films[at + 1]!) });
  return { unit: String(args.unit), first: name(Number(args.first)), milliseconds: Number(args.milliseconds), touches, reels };
}
