// Written by `make types` from the structs of Python; changes made here are lost.

/** The whole table for one viewer. */
export interface VendeeView {
  round: number;
  end_marker: number;
  reserve: number;
  attacker: number;
  first: number;
  hexes: HexView[];
  camps: CampView[];
  seats: SeatView[];
  battle: BattleView | null;
  peeks: PeekView[];
  over: boolean;
}

/** A tile on the board. `owner` is "" while a Galerne hex is set aside; `place`: the hex whose place it lies on. */
export interface HexView {
  id: string;
  place: string;
  owner: string;
  fort: boolean;
}

/** What everybody sees of a camp. `jeu_one`: cards of Jeu I still in the deck (VR-73); 0 after a reshuffle. */
export interface CampView {
  camp: string;
  points: number;
  hexes: number;
  forts: number;
  general: string;
  general_value: number;
  general_available: boolean;
  extra_general: boolean;
  deck: number;
  jeu_one: number;
  discard: string[];
  aside: string[];
}

/** A seat. `cards` is null unless the viewer may see that hand. */
export interface SeatView {
  seat: number;
  camp: string;
  hand: number;
  cards: string[] | null;
}

/** The battle. `to_beat` 0 and `asked` "": nothing stands. `asked` is the type an answer needs: M, T or M/T. */
export interface BattleView {
  hex: string;
  attacker: number;
  plays: PlayView[];
  standing: number;
  pending: boolean;
  to_beat: number;
  asked: string;
  manche: number;
}

/** A play of the battle, in order. `cancelled`: "", "general", "extra" or "annulation"; `roll` 0: no die. */
export interface PlayView {
  seat: number;
  base: string;
  bonus: string;
  total: number;
  types: string;
  cancelled: string;
  roll: number;
}

/** What this viewer knows of a hand it does not see: cards shown or taken back in it, and still there. */
export interface PeekView {
  seat: number;
  cards: string[];
  round: number;
}

/** Everything printed. */
export interface VendeeBox {
  cards: CardFace[];
  hexes: HexFace[];
  rounds: RoundFace[];
  extra_general_value: number;
  fortresses: number;
}

/** A face of the decks. `value` 0: an Annulation. `on`: what it counts on hexes where that is not `value` (V-26). */
export interface CardFace {
  id: string;
  camp: string;
  jeu: number;
  value: number;
  bonus: boolean;
  types: string;
  unique: boolean;
  copies: number;
  effects: EffectFace[];
  on: Record<string, number>;
  provenance: string;
  first_no: string;
}

/** An effect code of table 2.8: its sentence is `effect-OP` with these arguments. */
export interface EffectFace {
  op: string;
  n: number;
  symbol: string;
  hex: string;
}

/** A tile: the two draw values, its symbols; `q`, `r`: its historical place; `given`: what the rulebook says. */
export interface HexFace {
  id: string;
  no: number;
  q: number;
  r: number;
  white_draws: number;
  blue_draws: number;
  symbols: string[];
  galerne: boolean;
  provenance: string;
  given: ("block" | "colour" | "condition" | "count" | "discard" | "draws" | "effect" | "fortress" | "income" | "kind" | "minimum" | "name" | "number" | "opinion" | "place" | "power" | "replacement" | "scene" | "side" | "trigger")[];
}

/** A row of the round board; period: `period-N`; generals: `general-ID`. */
export interface RoundFace {
  round: number;
  white_hand: number;
  blue_hand: number;
  first: string;
  white_general: string;
  white_value: number;
  blue_general: string;
  blue_value: number;
  provenance: string;
}

export type VendeePrompt =
  | "choose-hex"
  | "flip"
  | "fort-up"
  | "galerne"
  | "interrupt"
  | "open"
  | "pick-card"
  | "place-fort"
  | "recover"
  | "respond"
  | "respond-partner"
  | "scorch"
  | "target-discard"
  | "target-peek"
  | "target-pick-discard";

export type VendeeEvent =
  | "attacked"
  | "battle_held"
  | "battle_won"
  | "cancelled"
  | "conceded"
  | "conceded_unable"
  | "discarded"
  | "drew"
  | "drew_hidden"
  | "failed_to_open"
  | "fort_built"
  | "fort_razed"
  | "galerne_added"
  | "game_ended"
  | "general_added"
  | "hex_taken"
  | "marker_moved"
  | "passed"
  | "passed_unable"
  | "peeked"
  | "peeked_public"
  | "played"
  | "rallied"
  | "recovered"
  | "reshuffled"
  | "rolled"
  | "round_began"
  | "round_ended"
  | "wounded";
