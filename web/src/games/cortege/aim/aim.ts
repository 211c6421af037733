/** The sling: from a pull on the screen to an angle and a power, and from these to the server's whole numbers. */
import type { HandFace } from "../types.ts";
import { within, type Point } from "../board/street.ts";

/** Degrees from straight ahead, clockwise as the viewer sees it; power in thousandths. */
export interface Aim {
  angle: number;
  power: number;
}

export interface Powers {
  least_power: number;
  most_power: number;
}

/** A pull this long (mm) is full power; one shorter than the slack is none. */
export const FULL_PULL = 120;
export const SLACK = 9;
export const TURN = 0.25;
export const PUSH = 5;
const LONG = 10000;

/** The way a disc goes on the screen, of length 1. */
export function heading(angle: number): Point {
  const turn = (angle * Math.PI) / 180;
  return { x: Math.sin(turn), y: -Math.cos(turn) };
}

/** An angle between -180 and 180, in steps of a quarter degree. */
export function tidy(angle: number): number {
  const steps = Math.round(angle / TURN) * TURN;
  const turned = ((((steps + 180) % 360) + 360) % 360) - 180;
  return turned === -180 ? 180 : turned + 0;
}

/** What a pull to `hand` from a disc at `disc` aims at: away from the hand. Null: it is too short to be a flick. */
export function pulled(disc: Point, hand: Point, powers: Powers): Aim | null {
  const x = disc.x - hand.x;
  const y = disc.y - hand.y;
  const pull = Math.hypot(x, y);
  if (pull < SLACK) return null;
  const power = Math.round(((pull - SLACK) / (FULL_PULL - SLACK)) * powers.most_power);
  return { angle: tidy((Math.atan2(x, -y) * 180) / Math.PI), power: within(power, powers.least_power, powers.most_power) };
}

/** Where the hand would be for this aim: the end of the rubber band, seen from the disc. */
export function band(aim: Aim, powers: Powers): Point {
  const way = heading(aim.angle);
  const pull = SLACK + (aim.power / powers.most_power) * (FULL_PULL - SLACK);
  return { x: -way.x * pull, y: -way.y * pull };
}

/** The numbers of the answer: direction of any length, and power. `turned`: the screen shows the board half round. */
export function numbers(aim: Aim, turned: boolean): [number, number, number] {
  const way = heading(aim.angle);
  const side = turned ? -1 : 1;
  return [Math.round(side * way.x * LONG) + 0, Math.round(-side * way.y * LONG) + 0, aim.power];
}

/** The aim that gives these numbers. */
export function aimOf([dx, dy, power]: readonly [number, number, number], turned: boolean): Aim {
  const side = turned ? -1 : 1;
  return { angle: (Math.atan2(side * dx, side * dy) * 180) / Math.PI, power };
}

/** How far (mm) a disc slides alone with this power; `full` is the slide of power 1000, in 0.01 mm. */
export function slide(power: number, full: number): number {
  return (full / 100) * (power / 1000) ** 2;
}

export interface Cone {
  /** Degrees to either side. */
  spread: number;
  near: number;
  far: number;
}

/** Where this hand may send it, `sigmas` standard deviations to either side, short and long. */
export function cone(aim: Aim, hand: HandFace, full: number, sigmas: number): Cone {
  const slip = (hand.slip + (hand.slip_per_power * aim.power) / 1000) * sigmas;
  const error = hand.speed_error * sigmas;
  return {
    spread: (Math.atan(slip) * 180) / Math.PI,
    near: slide(aim.power * (1 - error), full),
    far: slide(aim.power * (1 + error), full),
  };
}

/** The outline of a cone drawn from a point: out to its far end, closed by an arc. */
export function conePath(from: Point, aim: Aim, { spread, far }: Cone): string {
  const [left, right] = [heading(aim.angle - spread), heading(aim.angle + spread)];
  return `M${from.x} ${from.y}L${from.x + left.x * far} ${from.y + left.y * far}A${far} ${far} 0 0 1 ${from.x + right.x * far} ${from.y + right.y * far}Z`;
}

/** The band across the cone where the disc comes to rest. */
export function restPath(from: Point, aim: Aim, { spread, near, far }: Cone): string {
  const [left, right] = [heading(aim.angle - spread), heading(aim.angle + spread)];
  const at = (way: Point, r: number) => `${from.x + way.x * r} ${from.y + way.y * r}`;
  return `M${at(left, near)}L${at(left, far)}A${far} ${far} 0 0 1 ${at(right, far)}L${at(right, near)}A${near} ${near} 0 0 0 ${at(left, near)}Z`;
}

/** A disc in the way; `gap`: how near the two centres are when they touch. */
export interface Obstacle extends Point {
  id: string;
  gap: number;
}

/** The end of a way: where the disc's centre is then, and whom it meets there. */
export interface End extends Point {
  id: string;
}

/** Straight ahead within `reach`: where the disc's centre is when it first meets one of these; null: nothing there. */
export function meets(from: Point, angle: number, reach: number, others: readonly Obstacle[]): End | null {
  const way = heading(angle);
  let first = reach;
  let id = "";
  for (const other of others) {
    const ex = other.x - from.x;
    const ey = other.y - from.y;
    const along = ex * way.x + ey * way.y;
    const rest = other.gap ** 2 - (ex * way.y - ey * way.x) ** 2;
    if (along <= 0 || rest <= 0) continue;
    const before = Math.max(0, along - Math.sqrt(rest));
    if (before < first) [first, id] = [before, other.id];
  }
  return id ? { id, x: from.x + way.x * first, y: from.y + way.y * first } : null;
}

/** How far it is from here to the edge of a street so wide and long. */
export function toEdge(from: Point, angle: number, wide: number, long: number): number {
  const way = heading(angle);
  const along = (at: number, by: number, end: number) => (by > 0 ? (end - at) / by : by < 0 ? -at / by : Infinity);
  return Math.min(along(from.x, way.x, wide), along(from.y, way.y, long));
}
