/** What a flick would do if the hand were exact: how far the disc sweeps, whom it touches first, and what comes of it. */
import { heading, meets, slide, toEdge, type Aim, type Obstacle } from "./aim.ts";
import type { Text } from "../../../lib/game/board.ts";
import { MM, type Point, type Street } from "../board/street.ts";
import type { DiscView, Props } from "../types.ts";

export interface Preview {
  from: Point;
  /** Where the disc's centre is at its first contact, at the edge, or at rest. */
  end: Point;
  r: number;
  /** The disc it touches first; "": none. */
  touched: string;
  /** The effect of its icons, or the Building: something comes of it. */
  works: boolean;
  says: Text;
}

/** The discs that may be in the way of this one. */
export function obstacles(board: Props, street: Street, disc: DiscView): Obstacle[] {
  return board.view.discs
    .filter((other) => other.status === "board" && other.id !== disc.id)
    .map((other) => ({ id: other.id, ...street.seen(other.x, other.y), gap: (other.radius + disc.radius) / MM }));
}

export function preview(board: Props, street: Street, disc: DiscView, aim: Aim): Preview {
  const from = street.seen(disc.x, disc.y);
  const edge = toEdge(from, aim.angle, street.wide, street.long);
  const alone = slide(aim.power, board.box.full_slide);
  const reach = Math.min(edge, alone);
  const met = meets(from, aim.angle, reach, obstacles(board, street, disc));
  const way = heading(aim.angle);
  const end = met ?? { x: from.x + way.x * reach, y: from.y + way.y * reach };
  const told = met ? touching(board, disc, met.id) : resting(board, street, disc, end, alone > edge, alone);
  return { from, end: { x: end.x, y: end.y }, r: disc.radius / MM, touched: met?.id ?? "", ...told };
}

/** The engine's words for a first contact. */
function touching(board: Props, disc: DiscView, touched: string): Pick<Preview, "works" | "says"> {
  if (board.view.phase === "infiltration") return { works: true, says: { key: "stake-infiltrate", args: { touched } } };
  const face = board.box.units.find((unit) => unit.id === disc.id)!;
  const kind = face.meets[board.box.units.findIndex((unit) => unit.id === touched)]!;
  return { works: kind === "match", says: { key: `stake-flick-${kind}`, args: { touched, effects: [...face.effects, disc.decides].filter((word) => word !== "") } } };
}

/** The engine's words for a flick that touches nothing. */
function resting(board: Props, street: Street, disc: DiscView, end: Point, out: boolean, alone: number): Pick<Preview, "works" | "says"> {
  if (out) return { works: false, says: { key: "stake-flick-out" } };
  const { building, units } = board.box;
  const door = street.seen(building.x, building.y);
  const inside = Math.hypot(end.x - door.x, end.y - door.y) <= building.radius / MM;
  if (inside && units.find((unit) => unit.id === disc.id)!.enters)
    return { works: true, says: { key: "stake-flick-enter", args: { n: board.view.gauges.building + 1 } } };
  return { works: false, says: { key: "stake-flick-nothing", args: { way: Math.round(alone) } } };
}
