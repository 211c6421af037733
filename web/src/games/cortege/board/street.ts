/**
 * The street on the screen: millimetres, y downwards, the viewer's own side at the bottom.
 * The server's lengths are hundredths of a millimetre, y from the march towards the Building.
 */
import type { CortegeBox, DiscView } from "../types.ts";

export interface Point {
  x: number;
  y: number;
}

/** 1 mm in the server's unit of account. */
export const MM = 100;

export class Street {
  readonly wide: number;
  readonly long: number;
  /** Seen from Power's side: the board is turned half round. */
  readonly turned: boolean;

  constructor(box: Pick<CortegeBox, "width" | "length">, turned: boolean) {
    this.wide = box.width / MM;
    this.long = box.length / MM;
    this.turned = turned;
  }

  /** Where a place of the board is on the screen. */
  seen(x: number, y: number): Point {
    return this.turned ? { x: this.wide - x / MM, y: y / MM } : { x: x / MM, y: this.long - y / MM };
  }

  /** Which place of the board is here on the screen: whole numbers, on the board. */
  place(at: Point): Point {
    const x = (this.turned ? this.wide - at.x : at.x) * MM;
    const y = (this.turned ? at.y : this.long - at.y) * MM;
    return { x: within(Math.round(x), 0, this.wide * MM), y: within(Math.round(y), 0, this.long * MM) };
  }
}

export function within(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** Does a disc here look as if it lay well: in the lit zone, off the Building, on no other? The server has the last word. */
export function looksFree(box: CortegeBox, discs: readonly DiscView[], unit: DiscView, at: Point): boolean {
  const zone = box.zones.find((one) => one.side === unit.side);
  if (!zone || at.x < zone.left || at.x > zone.right || at.y < zone.bottom || at.y > zone.top) return false;
  const { building } = box;
  if (unit.side === "po" && Math.hypot(at.x - building.x, at.y - building.y) < building.radius + unit.radius) return false;
  return discs.every(
    (other) => other.status !== "board" || other.id === unit.id || Math.hypot(at.x - other.x, at.y - other.y) >= other.radius + unit.radius,
  );
}
