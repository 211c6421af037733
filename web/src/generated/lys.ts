// Written by `make types` from the structs of Python; changes made here are lost.

/** The table for one viewer. `discard`: its last card is on top; `deck_order`: the next card first, if all know it. */
export interface LysView {
  round: number;
  first: number;
  active: number;
  thrower: number;
  dice: string[];
  seats: SeatView[];
  squares: SquareView[];
  deck: number;
  deck_order: string[] | null;
  discard: string[];
  pool: number;
  pool_cards: string[];
  tree_supply: number;
  brevet_supply: number;
  round_cap: number;
  over: boolean;
}

/** A player. `cards` is null unless the hand is the viewer's; `known`: what the viewer has seen of it otherwise. */
export interface SeatView {
  seat: number;
  persona: string;
  place: string;
  marking: string;
  hand: number;
  cards: string[] | null;
  known: string[];
  trees: number;
  brevets: number;
  hold: string;
  salon: number;
  wounded: boolean;
  reborn: boolean;
}

/** A square now. `zone`: the colour of attack that reaches it, "all" on the frontiers; `planter` -1: no tree. */
export interface SquareView {
  place: string;
  zone: string;
  planter: number;
  barrier: boolean;
  preview: Text[];
  shields: string[];
}

/** A message of the Fluent files with its arguments. */
export interface Text {
  key: string;
  args?: Record<string, number | string | (number | string)[]>;
}

/** Everything printed. */
export interface LysBox {
  cards: CardFace[];
  squares: SquareFace[];
  periods: PeriodFace[];
  hand_limit: number;
  trees: number;
  brevets: number;
}

/** A kind of card. `of`: role, colour, or persona of the portrait; `first`, `last`: the squares it is valid on. */
export interface CardFace {
  id: string;
  kind: string;
  of: string;
  count: number;
  first: number;
  last: number;
  provenance: string;
}

/** A square as printed. `x`, `y`: its cell on the board of 13 by 9; `period` 0: a passage, Départ or an annexe. */
export interface SquareFace {
  place: string;
  id: string;
  date: string;
  zone: string;
  period: number;
  barrier: boolean;
  gives_trees: boolean;
  inescapable: boolean;
  parts: PartFace[];
  x: number;
  y: number;
  provenance: string;
}

/** A part of a sentence: `verb` and its arguments, whom it concerns, whether a celebrity cancels it. */
export interface PartFace {
  verb: string;
  n: number;
  to: string;
  hold: string;
  pawns: string;
  who: string;
  danger: boolean;
  quiet: boolean;
}

/** A period: `period-N` is its name. */
export interface PeriodFace {
  no: number;
  first: number;
  last: number;
  zone: string;
  opened_by: number;
}

export type LysPrompt =
  | "allot"
  | "ask-alms"
  | "bounce"
  | "close"
  | "close-books"
  | "close-plant"
  | "close-plant-books"
  | "close-waits"
  | "defend"
  | "give-alms"
  | "lose-attack"
  | "lose-limit"
  | "lose-square"
  | "main"
  | "main-acted"
  | "main-acted-books"
  | "main-acted-plant"
  | "main-acted-plant-books"
  | "main-books"
  | "main-full"
  | "main-plant"
  | "main-plant-books"
  | "message"
  | "pass-barrier"
  | "persona"
  | "protect"
  | "protect-by"
  | "schools"
  | "suffer"
  | "suffer-by"
  | "undefended"
  | "verdict";

export type LysEvent =
  | "advanced"
  | "allotted"
  | "allotted_hidden"
  | "alms"
  | "alms_hidden"
  | "asked_alms"
  | "attacked"
  | "began"
  | "bounced"
  | "came_back"
  | "came_home"
  | "capped"
  | "defended"
  | "deported"
  | "died"
  | "discarded"
  | "dispersed"
  | "drew"
  | "drew_hidden"
  | "enlisted"
  | "escaped"
  | "fell_back"
  | "finished"
  | "freed"
  | "gained_trees"
  | "held"
  | "jailed"
  | "laid_books"
  | "marked"
  | "message"
  | "message_hidden"
  | "opened"
  | "paid"
  | "passed"
  | "persona"
  | "planted"
  | "pooled"
  | "pooled_hidden"
  | "protected"
  | "reshuffled"
  | "schooled"
  | "searched"
  | "skipped"
  | "stayed"
  | "talked"
  | "threw"
  | "throws_again"
  | "turned_over"
  | "voted"
  | "walked"
  | "was_wounded"
  | "waved"
  | "went";
