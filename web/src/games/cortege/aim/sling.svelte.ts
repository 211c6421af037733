/** What the parts of the table tell each other: which disc is in hand, how it is aimed, where it would be put. */
import type { Offer } from "../../../lib/game/board.ts";
import { aimOf, numbers, PUSH, tidy, TURN, type Aim } from "./aim.ts";
import { within, type Point } from "../board/street.ts";
import type { Props } from "../types.ts";

class Sling {
  /** The disc that was aimed or placed last: another one starts from a fresh aim. */
  private unit = "";
  aim = $state.raw<Aim>({ angle: 0, power: 450 });
  /** The band is being pulled; `slack`: not far enough to be a flick. */
  pulling = $state(false);
  slack = $state(false);
  /** Where a disc would be put, in the server's lengths. */
  ghost = $state.raw<Point | null>(null);
  /** The server said no to this place. */
  refused = $state.raw<Point | null>(null);
  /** What the pointer or the focus rests on. */
  looked = $state<string | null>(null);

  /** Pulled too little yet to aim at anything. */
  get loose(): boolean {
    return this.pulling && this.slack;
  }

  /** Take a disc in hand, to flick it or to place it: it is picked, as any thing is. */
  take(board: Props, unit: string): void {
    if (this.unit !== unit) this.aim = { angle: 0, power: 450 };
    this.unit = unit;
    for (const thing of board.picked.slice(0, 1)) board.onback(thing);
    board.onpick(`unit:${unit}`);
  }

  drop(): void {
    this.ghost = this.refused = null;
    this.pulling = this.slack = false;
  }

  turn(by: number): void {
    this.aim = { ...this.aim, angle: tidy(this.aim.angle + by) };
  }

  push(by: number, board: Props): void {
    this.aim = { ...this.aim, power: within(this.aim.power + by, board.box.least_power, board.box.most_power) };
  }

  /** Does this key aim? Then it has: a degree and 2 % a step, with Shift a quarter degree and 0.5 %. */
  steer(event: KeyboardEvent, board: Props): boolean {
    const fine = event.shiftKey;
    if (event.key === "ArrowLeft") this.turn(fine ? -TURN : -1);
    else if (event.key === "ArrowRight") this.turn(fine ? TURN : 1);
    else if (event.key === "ArrowUp") this.push(fine ? PUSH : 4 * PUSH, board);
    else if (event.key === "ArrowDown") this.push(fine ? -PUSH : -4 * PUSH, board);
    else return false;
    return true;
  }
}

export const sling = new Sling();

function offer(board: Props, verb: string, unit: string | null): Offer | undefined {
  return board.offers.find((one) => one.verb === verb && one.ids.unit === unit);
}

export function mayFlick(board: Props, unit: string | null): boolean {
  return offer(board, "flick", unit) !== undefined;
}

export function mayPlace(board: Props, unit: string | null): boolean {
  return offer(board, "place", unit) !== undefined;
}

/** The unit that is picked. */
function taken(board: Props): string | null {
  return board.picked[0]?.replace("unit:", "") ?? null;
}

/** The unit that is aimed now. */
export function aimed(board: Props): string | null {
  const unit = taken(board);
  return mayFlick(board, unit) ? unit : null;
}

/** The unit that is placed now: the one taken, else the first of the tray. */
export function placed(board: Props): string | null {
  const unit = taken(board);
  if (mayPlace(board, unit)) return unit;
  return board.offers.find((one) => one.verb === "place")?.ids.unit ?? null;
}

/** An answer that is looked at: whom it flicks and how, or whom it puts where. */
export interface Looked {
  unit: string;
  aim: Aim | null;
  place: Point | null;
}

/** What the answer does whose button or advice is looked at. */
export function looked(board: Props): Looked | null {
  const [verb, unit = "", ...rest] = (board.looked ?? "").split(" ");
  const [a = 0, b = 0, c = 0] = rest.map(Number);
  if (verb === "flick") return { unit, aim: aimOf([a, b, c], isTurned(board)), place: null };
  return verb === "place" ? { unit, aim: null, place: { x: a, y: b } } : null;
}

/** Is the board seen from Power's side? */
export function isTurned(board: Props): boolean {
  return board.seat !== null && board.view.seats[board.seat] === "po";
}

/** Let go. */
export function flick(board: Props): void {
  const given = offer(board, "flick", aimed(board));
  if (given) board.onoffer(given, numbers(sling.aim, isTurned(board)));
}

/** Put the disc down where its ghost is; the ghost stays until the server has said yes. */
export function put(board: Props): void {
  const given = offer(board, "place", placed(board));
  if (!given || !sling.ghost) return;
  sling.refused = sling.ghost;
  board.onoffer(given, [sling.ghost.x, sling.ghost.y]);
}
