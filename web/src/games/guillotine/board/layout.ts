/**
 * The plan of the places for a sheet of any size, in pixels: rooms in the order of the printed board, figures in a grid.
 *
 * A figure is drawn 56 by 50 around its middle, on a phone 60 by 35; `k` says how much larger or smaller it stands where it is.
 */
import type { Rect } from "../../../lib/game/rect.ts";
import type { GuillotineView, RoomView } from "../types.ts";
import { roomsOf } from "../words.ts";

export interface Spot {
  x: number;
  y: number;
  k: number;
  /** From one to the next beside it, in the measure of a figure; without it, as wide as a figure is. */
  apart?: number;
}

/** A room: its walls, where its name stands, where its people sit, its square of the denounced and its deck. */
export interface Area {
  walls: Rect;
  seats: Rect;
  denounced: Rect | null;
  deck: Rect | null;
}

export interface Size {
  w: number;
  h: number;
}

export interface Plan {
  figure: Size;
  strip: Rect | null;
  areas: Record<string, Area>;
  reports: Spot[];
  benches: Spot[];
  /** No figure stands larger than this. */
  largest: number;
}

export const FIGURE: Size = { w: 56, h: 50 };
/** On a phone only the head looks out over the name. */
export const BUST: Size = { w: 60, h: 35 };
const FACTIONS = 4;
const SIX = 6;
const GAP = 7;

const rect = (x: number, y: number, w: number, h: number): Rect => ({ x, y, w, h });

/** The largest grid of `n` figures in a room, and where each stands. */
export function grid(room: Rect, n: number, largest: number, figure: Size = FIGURE): Spot[] {
  let best = { k: 0, cols: 1 };
  for (let cols = 1; cols <= n; cols++) {
    const k = Math.min(room.w / cols / figure.w, room.h / Math.ceil(n / cols) / figure.h, largest);
    if (k > best.k) best = { k, cols };
  }
  const rows = Math.ceil(n / best.cols);
  const dx = Math.min(room.w / best.cols, figure.w * best.k * (best.k < 0.8 ? 1.6 : 1.2));
  const dy = Math.min(room.h / rows, figure.h * best.k * 1.25);
  return Array.from({ length: n }, (_, i) => ({
    x: room.x + room.w / 2 + ((i % best.cols) - (best.cols - 1) / 2) * dx,
    y: room.y + room.h / 2 + (Math.floor(i / best.cols) - (rows - 1) / 2) * dy,
    k: best.k,
    apart: dx / best.k,
  }));
}

/** Figures in lines of `cols`, filling the rectangle. */
function lines(room: Rect, cols: number, rows: number, largest: number, figure: Size = FIGURE): Spot[] {
  const [dx, dy] = [room.w / cols, room.h / rows];
  const k = Math.min(dx / figure.w, dy / figure.h, largest);
  return Array.from({ length: cols * rows }, (_, i) => ({
    x: room.x + ((i % cols) + 0.5) * dx,
    y: room.y + (Math.floor(i / cols) + 0.5) * dy,
    k,
  }));
}

/** Benches come faction after faction; on the sheet a faction is a column. */
const turned = (spots: Spot[]): Spot[] =>
  Array.from({ length: FACTIONS * SIX }, (_, i) => spots[(i % SIX) * FACTIONS + Math.floor(i / SIX)]!);

function room(walls: Rect, head: number, foot: number, deck: boolean): Area {
  const inner = rect(walls.x + 4, walls.y + head, walls.w - 8, walls.h - head - 3);
  const seats = rect(inner.x, inner.y, inner.w, inner.h - foot);
  if (!foot) return { walls, seats, denounced: null, deck: null };
  const base = rect(inner.x, inner.y + inner.h - foot, inner.w, foot);
  const side = deck ? Math.min(base.w * 0.36, foot * 0.86) : 0;
  return {
    walls,
    seats,
    denounced: rect(base.x, base.y, base.w - side, base.h),
    deck: deck ? rect(base.x + base.w - side, base.y, side, base.h) : null,
  };
}

/** A wide sheet: the Convention in the middle, power on both sides, below it those who are not free. */
function wide(w: number, h: number): Plan {
  const strip = rect(0, 0, w, 42);
  const side = w * 0.262;
  const low = Math.max(88, h * 0.184);
  const top = strip.h + GAP;
  const tall = h - top - low - GAP;
  const half = (tall - GAP) / 2;
  const mid = rect(side + GAP, top, w - 2 * (side + GAP), tall);
  const right = w - side;
  const third = (w - 2 * GAP) / 3;
  const foot = Math.min(62, half * 0.3);
  const head = 27;
  const hall = rect(mid.x + 5, mid.y + head, mid.w - 10, mid.h - head - 4);
  const line = hall.h / 8.5;
  const largest = Math.min(hall.w / FACTIONS / FIGURE.w, line / FIGURE.h, 1.5);
  const bottom = (x: number) => room(rect(x, h - low, third, low), 24, 0, false);
  return {
    figure: FIGURE,
    strip,
    largest,
    areas: {
      convention: { walls: mid, seats: hall, denounced: rect(hall.x + hall.w * 0.3, hall.y, hall.w * 0.7, line * 1.15), deck: null },
      tribunal: room(rect(0, top, side, half), head, foot, false),
      comite: room(rect(right, top, side, half), head, foot, false),
      mission: room(rect(0, top + half + GAP, side, half), head, foot, true),
      jacobins: room(rect(right, top + half + GAP, side, half), head, foot, true),
      prison: bottom(0),
      fuite: bottom(third + GAP),
      guillotine: bottom(2 * (third + GAP)),
    },
    reports: lines(rect(hall.x, hall.y + line * 1.2, hall.w, line * 1.15), FACTIONS, 1, largest),
    benches: turned(lines(rect(hall.x, hall.y + line * 2.5, hall.w, line * 6), FACTIONS, SIX, largest)),
  };
}

/** A narrow sheet: the Convention across the top, a faction on each line, the other places in pairs below. */
function narrow(w: number, h: number): Plan {
  const gap = 4;
  const head = 18;
  const line = (h - 3 * gap - 4 * (head + 3)) / 11; // five lines of the hall, two of each row below
  const hall = rect(0, 0, w, head + 5 * line + 3);
  const small = head + 2 * line + 3;
  const half = (w - gap) / 2;
  const third = (w - 2 * gap) / 3;
  const benches = rect(2, head, w - 4, 5 * line);
  const largest = Math.min(benches.w / SIX / BUST.w, line / BUST.h, 1.2);
  const top = (n: number) => hall.h + gap + n * (small + gap);
  const bottom = (x: number) => room(rect(x, top(2), third, small), head, 0, false);
  return {
    figure: BUST,
    strip: null,
    largest,
    areas: {
      convention: { walls: hall, seats: benches, denounced: rect(2 + w * 0.68, head, w * 0.31, line), deck: null },
      tribunal: parted(rect(0, top(0), half, small), head),
      comite: parted(rect(half + gap, top(0), half, small), head),
      mission: parted(rect(0, top(1), half, small), head),
      jacobins: parted(rect(half + gap, top(1), half, small), head),
      prison: bottom(0),
      fuite: bottom(third + gap),
      guillotine: bottom(2 * (third + gap)),
    },
    reports: lines(rect(2, head, w * 0.66, line), FACTIONS, 1, largest, BUST),
    benches: lines(rect(2, head + line, w - 4, line * 4), SIX, FACTIONS, largest, BUST),
  };
}

/** A low room: two thirds for those who sit there, beside them the square of the denounced. */
function parted(walls: Rect, head: number): Area {
  const inner = rect(walls.x + 3, walls.y + head, walls.w - 6, walls.h - head - 3);
  const seats = rect(inner.x, inner.y, (inner.w * 2) / 3, inner.h);
  return { walls, seats, denounced: rect(inner.x + seats.w, inner.y, inner.w - seats.w, inner.h), deck: null };
}

export const planned = (w: number, h: number, compact: boolean): Plan => (compact ? narrow(w, h) : wide(w, h));

/** Room for as many as there are, or for a few more: a lone prisoner is no giant. */
const FEW: Record<string, number> = { mission: 4, prison: 3, fuite: 3, guillotine: 3 };

/** Where the seats of a room are, taken or not. */
export function seatsOf(plan: Plan, place: RoomView): Spot[] {
  const area = plan.areas[place.id]!;
  const seats = spread(plan, place) ? rect(area.seats.x, area.seats.y, area.seats.w + area.denounced!.w, area.seats.h) : area.seats;
  return grid(seats, Math.max(place.seats, place.deputies.length, FEW[place.id] ?? 1), plan.largest, plan.figure);
}

/** On a narrow sheet more than have room beside it stand on the square of the denounced too, while nobody is on it. */
export const spread = (plan: Plan, { id, seats, deputies, denounced }: RoomView): boolean =>
  plan.strip === null && seats === 0 && deputies.length > (FEW[id] ?? 0) && denounced.length === 0 && plan.areas[id]!.denounced !== null;

/** Where everybody stands who is in play. */
export function placed(view: GuillotineView, plan: Plan): Map<string, Spot> {
  const spots = new Map<string, Spot>();
  for (const room of roomsOf(view)) {
    const free = seatsOf(plan, room);
    room.deputies.forEach((id, i) => spots.set(id, free[i]!));
  }
  view.deputies.forEach((deputy, at) => {
    if (deputy.post === "convention") spots.set(deputy.id, deputy.on_report ? plan.reports[Math.floor(at / SIX)]! : plan.benches[at]!);
  });
  for (const [id, people] of onSquares(view)) {
    const stand = grid(plan.areas[id]!.denounced!, people.length, plan.largest, plan.figure);
    people.forEach((deputy, i) => spots.set(deputy, stand[i]!));
  }
  return spots;
}

/** Who stands on which square: the denounced at their post, the summoned at the Tribunal. */
function onSquares(view: GuillotineView): Map<string, string[]> {
  const squares = new Map(view.rooms.filter((room) => room.denounced.length).map((room) => [room.id, [...room.denounced]]));
  const summoned = view.deputies.filter((deputy) => deputy.post === "summoned").map((deputy) => deputy.id);
  if (summoned.length) squares.set("tribunal", [...(squares.get("tribunal") ?? []), ...summoned]);
  return squares;
}

export const middle = ({ x, y, w, h }: Rect): { x: number; y: number } => ({ x: x + w / 2, y: y + h / 2 });

/** The room under a point of the sheet, or "". */
export function roomAt(plan: Plan, x: number, y: number): string {
  const inside = ({ walls }: Area) => x >= walls.x && x <= walls.x + walls.w && y >= walls.y && y <= walls.y + walls.h;
  return Object.keys(plan.areas).find((id) => inside(plan.areas[id]!)) ?? "";
}
