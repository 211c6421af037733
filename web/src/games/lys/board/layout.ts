/** Where everything lies on the board, in pixels: a snail of two turns around a court, wide on a screen, tall on a phone. */
import type { Rect } from "../../../lib/game/rect.ts";

export interface Layout {
  tall: boolean;
  /** The size of a square of the outer turn, and of the lane between the turns. */
  cell: { w: number; h: number };
  /** The whole snail, and the court inside it. */
  snail: Rect;
  court: Rect;
  /** Every place by its name: `0` to `56`, `prison_1`, `front_1`, `guyana`. */
  places: ReadonlyMap<string, Rect>;
  /** The bands of the annexes with their titles, and what lies in the court. */
  prison: Rect;
  front: Rect;
  story: Rect;
  tray: Rect;
  piles: Rect;
}

/** Section 11.1: the cells of the snail, outer turn then inner turn, on a grid of `columns` by `rows`. */
export function spiral(columns: number, rows: number): [number, number][] {
  const cells: [number, number][] = [];
  for (let ring = 0; ring < 2; ring++) {
    const [right, bottom] = [columns - 1 - ring, rows - 1 - ring];
    for (let x = ring; x <= right; x++) cells.push([x, bottom]);
    for (let y = bottom - 1; y >= ring; y--) cells.push([right, y]);
    for (let x = right - 1; x >= ring; x--) cells.push([x, ring]);
    for (let y = ring + 1; y < bottom; y++) cells.push([ring, y]);
  }
  return cells;
}

const LAST = 56;
const WIDE = { columns: 13, rows: 9, flat: 1.45, steep: 0.8 };
const TALL = { columns: 8, rows: 11, flat: 1.9, steep: 0.9 };
const EDGE = { wide: 9, tall: 5 };

export function layOut(width: number, height: number, tall: boolean): Layout {
  const grid = tall ? TALL : WIDE;
  const edge = tall ? EDGE.tall : EDGE.wide;
  let w = (width - 2 * edge) / grid.columns;
  let h = (height - 2 * edge) / grid.rows;
  w = Math.max(4, Math.min(w, h * grid.flat));
  h = Math.max(4, Math.min(h, w / grid.steep));
  const snail = { x: (width - w * grid.columns) / 2, y: (height - h * grid.rows) / 2, w: w * grid.columns, h: h * grid.rows };
  const lane = Math.min(w, h) * 0.13;
  const inner = inset(snail, w + lane, h + lane);
  const step = { w: inner.w / (grid.columns - 2), h: inner.h / (grid.rows - 2) };
  const places = new Map<string, Rect>();
  spiral(grid.columns, grid.rows)
    .slice(0, LAST + 1)
    .forEach(([x, y], place) => {
      const outside = x === 0 || y === 0 || x === grid.columns - 1 || y === grid.rows - 1;
      const rect = outside
        ? { x: snail.x + x * w, y: snail.y + y * h, w, h }
        : { x: inner.x + (x - 1) * step.w, y: inner.y + (y - 1) * step.h, w: step.w, h: step.h };
      places.set(String(place), rect);
    });
  const court = tall
    ? { x: inner.x + step.w + lane, y: inner.y + step.h + lane, w: inner.w - 2 * step.w - 2 * lane, h: inner.h - 2 * step.h - 2 * lane }
    : { x: inner.x, y: inner.y, w: inner.w - step.w - lane, h: inner.h - step.h - lane };
  const spare = { x: inner.x, y: inner.y + 5 * step.h + lane, w: step.w, h: 3 * step.h - lane };
  const parts = tall ? tallCourt(court, places, spare) : wideCourt(court, places, step.h);
  return { tall, cell: { w, h }, snail, court, places, ...parts };
}

type Parts = Pick<Layout, "prison" | "front" | "story" | "tray" | "piles">;

/** Prison and frontiers as two roads of eight, the island at their end; under them the almanac and the tray. */
function wideCourt(court: Rect, places: Map<string, Rect>, unit: number): Parts {
  const title = unit * 0.3;
  const band = title + unit * 0.86;
  const gap = unit * 0.08;
  const road = court.w * 0.82;
  const prison = { x: court.x, y: court.y, w: road, h: band };
  const front = { x: court.x, y: court.y + band + gap, w: road, h: band };
  lay(places, "prison", prison, title, 8, 1);
  lay(places, "front", front, title, 8, 1);
  places.set("guyana", { x: court.x + road + gap, y: court.y, w: court.w - road - gap, h: 2 * band + gap });
  const top = front.y + band + gap;
  const left = court.h - (top - court.y);
  const almanac = court.w * 0.615;
  const beside = { x: court.x + almanac + gap, w: court.w - almanac - gap };
  return {
    prison,
    front,
    story: { x: court.x, y: top, w: almanac, h: left },
    tray: { ...beside, y: top, h: left * 0.46 },
    piles: { ...beside, y: top + left * 0.48, h: left * 0.52 },
  };
}

/** On a phone both roads turn once, the island lies below them beside the dice; the piles fill what the snail leaves. */
function tallCourt(court: Rect, places: Map<string, Rect>, piles: Rect): Parts {
  const title = court.h * 0.062;
  const row = court.h * 0.135;
  const gap = court.h * 0.014;
  const band = title + 2 * row;
  const prison = { x: court.x, y: court.y, w: court.w, h: band };
  const front = { x: court.x, y: court.y + band + gap, w: court.w, h: band };
  lay(places, "prison", prison, title, 4, 2);
  lay(places, "front", front, title, 4, 2);
  const top = front.y + band + gap;
  const left = court.h - (top - court.y);
  places.set("guyana", { x: court.x, y: top, w: court.w * 0.34, h: left });
  return { prison, front, story: court, tray: { x: court.x + court.w * 0.36, y: top, w: court.w * 0.64, h: left }, piles };
}

/** Eight squares in a band under its title, row by row, turning like a plough. */
function lay(places: Map<string, Rect>, name: string, band: Rect, title: number, columns: number, rows: number): void {
  const [w, h] = [band.w / columns, (band.h - title) / rows];
  for (let k = 0; k < 8; k++) {
    const row = Math.floor(k / columns);
    const column = row % 2 ? columns - 1 - (k % columns) : k % columns;
    places.set(`${name}_${k + 1}`, { x: band.x + column * w, y: band.y + title + row * h, w, h });
  }
}

function inset(rect: Rect, x: number, y: number): Rect {
  return { x: rect.x + x, y: rect.y + y, w: rect.w - 2 * x, h: rect.h - 2 * y };
}

export interface Spot {
  x: number;
  y: number;
  /** The height of a pawn here. */
  size: number;
}

/** Where the `at`-th of `n` pawns stands on a square: its foot. */
export function stand(rect: Rect, at: number, n: number): Spot {
  const columns = n <= 1 ? 1 : n <= 4 ? 2 : 3;
  const rows = Math.ceil(n / columns);
  const flat = rect.w > rect.h * 1.3; // on a low square a pawn stands out over its edge
  const size = Math.min(rect.h * (rows === 1 ? (flat ? 1.06 : 0.74) : flat ? 0.8 : 0.56), (rect.w / columns) * 1.25);
  const row = Math.floor(at / columns);
  const inRow = row === rows - 1 ? n - row * columns : columns;
  const column = at % columns;
  const spread = Math.min(rect.w / columns, size * 0.86);
  return {
    x: rect.x + rect.w / 2 + (column - (inRow - 1) / 2) * spread,
    y: rect.y + rect.h * 0.97 - (rows - 1 - row) * rect.h * 0.36,
    size,
  };
}
