/** Where the cards of a hand lie: beside each other while there is room, then overlapping as far as each can be told, then scrolled. */

export interface Spot {
  x: number;
  y: number;
  turn: number;
}

export interface Laid {
  /** The width of a card. */
  size: number;
  /** How much of a card's width its neighbour leaves free, from 0 to 1. */
  seen: number;
  /** The width of them all: more than there is, and the hand scrolls. */
  long: number;
  spots: Spot[];
}

const RATIO = 88 / 63;
const LEAST = 112;
const TOP = 14;
const PHONE_TOP = 8;
/** At least so much of a card is seen, in height and of the whole. */
const UPRIGHT = 0.8;
const WHOLE = 0.66;
/** A hand that is higher than this is drawn up: its cards lie in columns, each title above the next card. */
const DRAWN = 200;
const TITLE = 0.36;

export function lay(count: number, width: number, height: number, compact: boolean, most: number): Laid {
  if (compact && height > DRAWN) return columns(count, width, height);
  return compact ? row(count, width, height, PHONE_TOP, LEAST, 0) : row(count, width, height, TOP, Math.min(most, fitting(count, width), (height - TOP) / UPRIGHT / RATIO), 2.4);
}

/** As large as they can lie beside each other. */
function fitting(count: number, width: number): number {
  return Math.max(LEAST, (width - 40) / Math.max(1, count) - 8);
}

function row(count: number, width: number, height: number, top: number, wanted: number, steepest: number): Laid {
  const size = Math.max(LEAST, wanted);
  const shown = Math.min(1, (height - top) / (size * RATIO));
  const margin = 20;
  const fits = (width - size - 2 * margin) / Math.max(1, count - 1);
  const least = Math.max((size * WHOLE) / shown, size * 0.72);
  const step = Math.min(size + 8, Math.max(fits, Math.min(size, least)));
  const wide = size + step * Math.max(0, count - 1);
  const long = Math.max(width, wide + 2 * margin);
  const turn = Math.min(steepest, 14 / Math.max(1, count));
  const spots = Array.from({ length: count }, (_, at) => {
    const off = at - (count - 1) / 2;
    return { x: long / 2 + off * step - size / 2, y: top + Math.min(12, Math.abs(off) ** 1.6 * turn * 0.5), turn: off * turn };
  });
  return { size, seen: Math.min(1, step / size), long, spots };
}

function columns(count: number, width: number, height: number): Laid {
  const across = Math.max(2, Math.floor((width - 12) / (LEAST + 8)));
  const size = (width - 12) / across - 8;
  const deep = Math.ceil(count / across);
  const step = deep > 1 ? Math.min(size * RATIO + 8, Math.max(size * TITLE, (height - TOP - size * RATIO - 8) / (deep - 1))) : 0;
  const spots = Array.from({ length: count }, (_, at) => ({ x: 10 + (at % across) * (size + 8), y: TOP + Math.floor(at / across) * step, turn: 0 }));
  return { size, seen: 1, long: width, spots };
}
