/** What lies in the box, piece by piece, with where each is known from: listed under the rules of its game. */
import { matches } from "./prose.ts";

export type Mark = "R" | "P" | "X" | "B";

export const MARKS: readonly Mark[] = ["R", "P", "X", "B"];

/** A card, a square, a deputy… `id` is its thing: `card:w1_faux`. */
export interface Piece {
  id: string;
  name: string;
  /** What it does. */
  does: string;
  /** What really happened. */
  history?: string;
  rule: string;
  count?: number;
  /** `R`, `R*`, `R/X`…: as the rules page of the game marks it. */
  provenance: string;
  /** What the rulebook says of it where the rest is lost, and what public material says. */
  given?: readonly string[];
  public?: readonly string[];
}

export interface Chapter {
  title: string;
  pieces: Piece[];
}

/** The sources a mark names, the rulebook first: `R/X` is R and X. Nothing named: none. */
export function marksOf(source: string): Mark[] {
  const named = new Set(source.match(/\b[RPXB](?![\w'’])/g) ?? []);
  return MARKS.filter((mark) => named.has(mark));
}

/** The message that gives the reason: `source-RX`; the numbers alone attested: `source-Rn`. */
export const reasonOf = (provenance: string): string => `source-${provenance === "R*" ? "Rn" : marksOf(provenance).join("")}`;

/** Does a piece answer a search and a filter? */
export function wanted(piece: Piece, words: string, mark: Mark | ""): boolean {
  if (mark !== "" && !marksOf(piece.provenance).includes(mark)) return false;
  return words === "" || matches(`${piece.name} ${piece.does} ${piece.history ?? ""} ${piece.rule}`, words);
}

/** What else a thing may be called: a card in another place, a square by its place. */
const ELSEWHERE: Record<string, readonly string[]> = {
  maison: ["card"],
  kept: ["card"],
  exposed: ["card"],
  power: ["card"],
  tray: ["unit"],
  ghost: ["unit"],
  place: ["square", "post"],
  at: ["post"],
};

/** The piece that a thing on the table is: a card stays the same card in another place. */
export function pieceOf(thing: string): string {
  const [kind = "", id = ""] = thing.split(":");
  return `${ELSEWHERE[kind]?.[0] ?? kind}:${id}`;
}

/** Everything in the box by its thing. */
export function indexOf(chapters: readonly Chapter[]): Map<string, Piece> {
  return new Map(chapters.flatMap((chapter) => chapter.pieces.map((piece) => [piece.id, piece] as const)));
}

/** The piece of this thing, whatever it is called where it stands. */
export function find(pieces: ReadonlyMap<string, Piece>, thing: string): Piece | undefined {
  const [kind = "", id = ""] = thing.split(":");
  return [kind, ...(ELSEWHERE[kind] ?? [])].map((one) => pieces.get(`${one}:${id}`)).find((piece) => piece !== undefined);
}
