/** Where everything lies on the board, in px, for the room there is: broad as a table top, or tall as a phone. */
import type { Rect } from "../../../lib/game/rect.ts";

export interface Layout {
  tall: boolean;
  places: Rect;
  maison: Rect;
  ministere: Rect;
  pioche: Rect;
  europe: Rect;
  queen: Rect;
  king: Rect;
  bastille: Rect;
  exil: Rect;
  race: Rect;
  dice: Rect;
}

/** Favour runs from -2 to 9: twelve rooms. */
export const LOWEST = -2;
export const ROOMS = 12;
const GAP = 11;

/** Things side by side in a strip, by their shares of its width. */
function across(strip: Rect, shares: number[], gap: number): Rect[] {
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const free = strip.w - gap * (shares.length - 1);
  let x = strip.x;
  return shares.map((share) => {
    const w = (free * share) / whole;
    const rect = { x, y: strip.y, w, h: strip.h };
    x += w + gap;
    return rect;
  });
}

export function layOut(width: number, height: number, tall: boolean): Layout {
  return tall ? upright(width, height) : broad(width, height);
}

function broad(width: number, height: number): Layout {
  const edge = 6;
  const w = width - 2 * edge;
  const race = Math.max(34, height * 0.075);
  const top = (height - 2 * edge - race - 3 * GAP) * 0.37;
  const wing = (height - 2 * edge - race - 3 * GAP - top) / 2;
  const side = Math.max(118, w * 0.19);
  const row = (y: number, h: number): Rect => ({ x: edge, y, w, h });
  const [places, ministere, maison, pioche, europe] = across(row(edge, top), [33, 10, 27, 10, 25], GAP) as [Rect, Rect, Rect, Rect, Rect];
  const queens = edge + top + GAP;
  const kings = queens + wing + GAP;
  const floor = kings + wing + GAP;
  const left = w - side - GAP;
  const right = edge + left + GAP;
  return {
    tall: false,
    places,
    ministere,
    maison,
    pioche,
    europe,
    queen: { x: edge, y: queens, w: left, h: wing },
    king: { x: edge, y: kings, w: left, h: wing },
    bastille: { x: right, y: queens, w: side, h: wing },
    exil: { x: right, y: kings, w: side, h: wing },
    race: { x: edge, y: floor, w: left, h: race },
    dice: { x: right, y: floor, w: side, h: race },
  };
}

function upright(width: number, height: number): Layout {
  const edge = 5;
  const gap = 9;
  const w = width - 2 * edge;
  const free = height - 2 * edge - 4 * gap;
  const row = (y: number, h: number): Rect => ({ x: edge, y, w, h });
  const race = 22;
  const top = (free - race) * 0.175;
  const cards = (free - race) * 0.21;
  const wing = (free - race) * 0.22;
  const foot = free - race - top - cards - 2 * wing - 6;
  const [places, europe] = across(row(edge, top), [62, 38], gap) as [Rect, Rect];
  const [ministere, maison, pioche] = across(row(edge + top + gap, cards), [18, 62, 20], gap) as [Rect, Rect, Rect];
  const queens = edge + top + cards + 2 * gap;
  const kings = queens + wing + gap;
  const floor = kings + wing + gap;
  const [bastille, exil, dice] = across(row(floor, foot), [36, 36, 28], gap) as [Rect, Rect, Rect];
  return {
    tall: true,
    places,
    europe,
    ministere,
    maison,
    pioche,
    queen: row(queens, wing),
    king: row(kings, wing),
    bastille,
    exil,
    dice,
    race: row(floor + foot + 6, race),
  };
}

/** Things in a row in their order, each at least so far from the one before, else where it belongs. */
export function fanned(places: readonly number[], least: number): number[] {
  let last = -Infinity;
  return places.map((place) => (last = Math.max(place, last + least)));
}

/** The width of the sovereign's own room, at the end of the enfilade. */
export const chamber = (wing: Rect): number => Math.min(wing.h * 0.72, wing.w * 0.13);

/** The room of this favour, within the whole board. */
export function roomOf(wing: Rect, favour: number): Rect {
  const w = (wing.w - chamber(wing)) / ROOMS;
  return { x: wing.x + (favour - LOWEST) * w, y: wing.y, w, h: wing.h };
}

/** A figure that stands in a room: its foot in the middle, and its height. */
export interface Spot {
  x: number;
  y: number;
  h: number;
}

/** Where the `at`-th of `count` stands in a room: the later ones before the earlier ones, in two rows when there are many. */
export function spot(place: Rect, at: number, count: number): Spot {
  const back = count > 2 ? Math.ceil(count / 2) : 0;
  const behind = at < back;
  const inRow = behind ? back : count - back;
  const nth = behind ? at : at - back;
  const h = Math.min(place.h * (behind ? 0.48 : 0.6), place.w * (count > 1 ? 1.35 : 1.7));
  const slack = Math.max(0, place.w - h * 0.5);
  const step = inRow > 1 ? Math.min(h * 0.46, slack / (inRow - 1)) : 0;
  const x = place.x + place.w / 2 + (nth - (inRow - 1) / 2) * step;
  return { x, y: place.y + place.h * (behind ? 0.8 : 0.965), h };
}
