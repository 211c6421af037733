/** The country as drawn on the sheet: one river, one coast, and for each tile its own strokes. Map units, SIDE = 100. */
import type { HexFace } from "../types.ts";
import { furrows, hedges, hills, marsh, meadow } from "./strokes.ts";

/** The Loire, from Touraine to the ocean. */
export const LOIRE =
  "M1600 -30C1300 40 1100 -40 900 40C820 74 760 30 692 62C650 84 628 88 592 80C560 72 548 46 520 44C486 42 470 58 438 44" +
  "C404 28 384 40 346 42C312 44 296 22 262 38C232 54 204 50 173 44C140 38 118 58 84 40C52 24 30 44 -8 36C-40 30 -60 40 -100 34";

/** Smaller waters: Mayenne, Vilaine, Sèvre nantaise, Lay, Vendée, Thouet. */
export const STREAMS = [
  "M452 -520C440 -420 470 -360 452 -290C436 -230 476 -190 468 -120C462 -70 500 -30 520 40",
  "M100 -300C120 -220 60 -160 40 -120C10 -60 -60 -60 -90 -40",
  "M470 470C440 420 400 380 372 330C350 290 300 250 280 190C262 140 210 110 176 50",
  "M330 400C300 430 250 470 222 500C200 524 190 540 182 566",
  "M620 420C600 360 570 320 580 250C588 190 630 140 640 84",
  "M900 520C760 480 640 560 520 540C420 524 330 560 262 586",
];

/** Land: everything east of the coast. */
export const COAST =
  "M1700 -900L300 -900C318 -760 286 -640 300 -560C312 -500 284 -470 280 -420C276 -380 268 -330 262 -286C258 -262 246 -250 222 -250" +
  "C190 -250 180 -272 150 -268C110 -262 96 -290 60 -286C10 -280 -20 -310 -70 -292C-130 -272 -190 -300 -260 -280C-340 -258 -420 -290 -500 -262" +
  "C-580 -240 -640 -200 -700 -170C-760 -140 -740 -100 -690 -90C-620 -76 -560 -60 -500 -40C-430 -16 -380 -30 -330 -10C-280 8 -230 -2 -190 8" +
  "C-160 16 -140 2 -112 16C-90 26 -60 18 -40 26C-20 32 -10 34 -16 42C-26 52 -60 46 -70 62C-80 84 -58 96 -48 116C-36 140 -12 150 -6 176" +
  "C0 200 -22 214 -34 232C-48 254 -46 290 -34 322C-20 356 2 372 12 402C22 432 30 452 58 474C84 494 98 510 122 530C146 548 166 552 186 566" +
  "C208 582 232 570 246 588C258 606 236 622 250 650C264 684 240 720 252 770C262 820 240 860 250 960L1700 960Z";

/** Islands: Noirmoutier, Yeu, Ré, Belle-Île. */
export const ISLANDS = [
  "M-66 262C-58 250 -50 262 -48 280C-46 300 -40 318 -48 326C-58 330 -60 306 -66 292C-70 280 -72 270 -66 262Z",
  "M-150 402C-134 396 -122 408 -126 418C-132 428 -152 424 -158 414C-160 408 -156 404 -150 402Z",
  "M140 640C158 632 190 640 206 652C214 660 200 668 186 664C166 658 146 660 136 652C132 646 134 642 140 640Z",
  "M-330 60C-316 50 -290 52 -280 64C-276 74 -296 80 -310 78C-326 76 -338 70 -330 60Z",
];

const STROKES: Record<string, (seed: number) => string> = {
  bocage: hedges,
  marais: marsh,
  plaine: furrows,
  galerne: hills,
  loire: meadow,
};

const drawn = new Map<string, string>();

/** The strokes of a tile, by the first of its symbols that names a country. */
export function strokes(hex: HexFace): string {
  const kept = drawn.get(hex.id);
  if (kept !== undefined) return kept;
  const kind = hex.symbols.find((symbol) => symbol in STROKES);
  const path = kind ? (STROKES[kind]?.(hex.no * 7919) ?? "") : "";
  drawn.set(hex.id, path);
  return path;
}
