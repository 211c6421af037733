/** The messages of docs/protocol.md, as the page reads and writes them. */

export type Value = number | string | readonly (number | string)[];

/** A message of the Fluent files with its arguments: ids and numbers only. */
export interface Text {
  key: string;
  args?: Record<string, Value>;
}

/** An event as this viewer saw it; its sentence is `event-KIND`. */
export interface Seen {
  kind: string;
  rule: string;
  args?: Record<string, Value>;
  n?: number;
}

/** One legal answer, and the things to click for it, in order. */
export interface Option {
  code: number;
  notation: string;
  things: string[];
  label: Text;
}

/** A legal answer with numbers in ranges. */
export interface Offer {
  verb: string;
  ids: Record<string, string>;
  ranges: { name: string; low: number; high: number }[];
  things: string[];
}

export interface Asked {
  rule: string;
  prompt: Text;
  options: Option[];
  offers: Offer[];
}

export type SeatKind = "guest" | "bot" | "open";

/** A seat as the table shows it; `bot` is the bot's level, or empty. */
export interface SeatState {
  name: string;
  kind: SeatKind;
  bot: string;
  online: boolean;
}

export interface Outcome {
  ranks: number[];
  scores: number[];
  rule: string;
  text: Text;
}

export interface Said {
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/**
 * The whole truth for this viewer. `you`: the viewer's own seats; `turn`: those of them that are asked now.
 * `events`: those after the last `n` it was sent; all of them when `fresh`.
 */
export interface State {
  type: "state";
  n: number;
  seat: number | null;
  you: number[];
  turn: number[];
  seats: SeatState[];
  view: unknown;
  fresh: boolean;
  events: Seen[];
  asked: Asked | null;
  waiting: number[];
  undo: boolean;
  over: boolean;
  outcome: Outcome | null;
  talk: Said[];
}

export type FromServer =
  | State
  | { type: "refused"; rule: string; text: Text; n: number }
  | { type: "because"; thing: string; rule: string; text: Text | null }
  | ({ type: "said" } & Said)
  | { type: "error"; error: string };

export type ToServer =
  | { type: "look"; seat: number | null }
  | { type: "answer"; n: number; seat: number; choice: string }
  | { type: "undo"; n: number; seat: number }
  | { type: "why"; seat: number; thing: string }
  | { type: "say"; text: string };

export interface TableOption {
  id: string;
  values: string[];
  default: string;
  rule: string;
  seats: number[];
}

export interface GameCard {
  slug: string;
  ready: boolean;
  seats: number[];
  minutes: [number, number];
  options: TableOption[];
  bots: string[];
  kinds: Record<string, string>;
}

export interface Rule {
  id: string;
  kind: "rule" | "ruling";
  chapter: string;
  chapter_fr: string;
  source: string;
  fr: string;
  en: string;
}

export interface TableCard {
  table: string;
  game: string;
  options: Record<string, string>;
  seats: { name: string; kind: SeatKind; bot: string; you: boolean }[];
  n: number;
  your_turn: boolean;
  over: boolean;
  created: number;
  updated: number;
  commitment: string;
  secret: string;
  invite: string;
}

export interface SeatWish {
  kind: "me" | "bot" | "open";
  bot?: string;
  name?: string;
}

export interface ReplayIndex {
  length: number;
  moves: { n: number; seat: number; choice: string }[];
}

export interface ReplayPage {
  n: number;
  view: unknown;
  events: Seen[];
}

/** What lies in a box: the game's own struct plus the kinds of its arguments. */
export type Box = { kinds: Record<string, string> } & Record<string, unknown>;
