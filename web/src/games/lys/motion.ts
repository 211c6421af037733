/** How things move: the dice tumble, then pawns go the way they really went; at once for those who want no motion. */
import type { TransitionConfig } from "svelte/transition";
import type { Seen } from "../../lib/game/board.ts";
import { eased, type Way } from "../../lib/motion/motion.ts";
import { paced } from "../../lib/motion/pace.ts";

/** The dice tumble this long, a pawn walks at most that long. */
export const TUMBLE = 660;
export const WALK = 720;
const STEP = 120;
const LEAP = 300;

export const pace = paced(
  { [TUMBLE + 130]: "threw", 620: "attacked", 520: "defended escaped", 560: "passed protected" },
  { [WALK]: "threw", 520: "marked died", 460: "planted", 300: "bounced", 600: "searched" },
);

/** One leg of a way: on foot square by square, or carried there. */
export interface Leg {
  to: string;
  ms: number;
}

const ON_FOOT = new Set(["walked", "advanced", "bounced", "fell_back"]);
const CARRIED: Record<string, string> = { jailed: "prison_1", deported: "guyana", died: "0", finished: "56" };

/**
 * The way of a pawn from where it stood to where it stands, by what happened to its seat. `gone`: the squares that no longer
 * exist and are stepped over.
 */
export function wayOf(events: readonly Seen[], seat: number, from: string, to: string, gone: ReadonlySet<string>): Leg[] {
  const legs: Leg[] = [];
  let here = from;
  for (const { kind, args } of events) {
    if (args?.["seat"] !== seat) continue;
    const next = CARRIED[kind] ?? (typeof args["to"] === "string" ? args["to"] : "");
    if (next === "" || next === here) continue;
    if (ON_FOOT.has(kind)) legs.push(...between(here, next, gone).map((place) => ({ to: place, ms: STEP })));
    else legs.push({ to: next, ms: LEAP });
    here = next;
  }
  if (here !== to) legs.push({ to, ms: LEAP });
  const whole = legs.reduce((sum, leg) => sum + leg.ms, 0);
  const hurry = Math.min(1, WALK / whole);
  return legs.map((leg) => ({ to: leg.to, ms: leg.ms * hurry }));
}

/** The squares stepped on from one place to another of the same road; from another road, only the last. */
export function between(from: string, to: string, gone: ReadonlySet<string>): string[] {
  const [road, start] = parts(from);
  const [other, end] = parts(to);
  if (road !== other || start === end) return [to];
  const way = Math.sign(end - start);
  const steps: string[] = [];
  for (let at = start + way; at !== end + way; at += way) steps.push(road + at);
  return steps.filter((place) => place === to || !gone.has(place));
}

function parts(place: string): [string, number] {
  const number = /\d+$/.exec(place)?.[0] ?? "0";
  return [place.slice(0, place.length - number.length), Number(number)];
}

/** A sapling grows out of its square. */
export function grow(_: Element, { reduced }: Way): TransitionConfig {
  if (reduced) return { duration: 0 };
  return { duration: 520, easing: eased, css: (t) => `transform: scale(${0.4 + 0.6 * t}, ${t}); opacity: ${Math.min(1, t * 2)}` };
}

/** A mark is pinned on a pawn. */
export function pin(_: Element, { reduced }: Way): TransitionConfig {
  if (reduced) return { duration: 0 };
  return { duration: 320, easing: eased, css: (t, u) => `transform: translateY(${-14 * u}px) scale(${1 + 0.9 * u}); opacity: ${t}` };
}

