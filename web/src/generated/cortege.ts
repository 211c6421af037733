// Written by `make types` from the structs of Python; changes made here are lost.

/** The whole table. `phase`: infiltration, deployment, clash or over; `placing`: what may be placed now. */
export interface CortegeView {
  game: number;
  round: number;
  phase: string;
  turn: number;
  turn_limit: number;
  side: string;
  seats: string[];
  hands: string[];
  gauges: GaugesView;
  rings: GaugesView | null;
  rounds: RoundView[];
  discs: DiscView[];
  placing: string[];
  exchanges: string[];
  reds_left: number;
  shot: ShotView | null;
  advanced: boolean;
  aim_aid: string;
  hash: string;
  over: boolean;
}

/** The three gauges. */
export interface GaugesView {
  building: number;
  opinion: number;
  arrests: number;
}

/** A round that was played: CP's seat, the winner's, the reason (`reason-ID`), the gauges at its end. */
export interface RoundView {
  cp: number;
  winner: number;
  reason: string;
  gauges: GaugesView;
}

/** A unit of the round. `x`, `y` are -1 off the board; `flickable`: by the side to act, now. */
export interface DiscView {
  id: string;
  side: string;
  colour: string;
  trigger: string;
  radius: number;
  status: string;
  x: number;
  y: number;
  blocked: boolean;
  flickable: boolean;
  decides: string;
  in_building: boolean;
}

/** The last flick. `first`: the encounter ("" none); `verdict`: nothing, own, no_circle, other_colour or match. */
export interface ShotView {
  engine: string;
  unit: string;
  dx: number;
  dy: number;
  power: number;
  hand: string;
  za: number;
  zs: number;
  first: string;
  verdict: string;
  matched: boolean;
  milliseconds: number;
  ties: TieView[];
  contacts: ContactView[];
  exits: ExitView[];
  films: FilmView[];
  measures: MeasureView[];
}

/** A unit touched at the instant of the encounter. */
export interface TieView {
  unit: string;
  closing: number;
}

/** Two units touched, `time` microseconds after the flick, closing at `closing` u/s. */
export interface ContactView {
  time: number;
  unit: string;
  other: string;
  closing: number;
}

/** A unit went over the edge here. */
export interface ExitView {
  unit: string;
  time: number;
  x: number;
  y: number;
}

/** A unit's way: flat frames of milliseconds, x, y, to be joined by straight lines; the last is its rest or exit. */
export interface FilmView {
  unit: string;
  frames: number[];
}

/** The half-disc test of a red unit near the Building: its centre's distance and the limit (K-17). */
export interface MeasureView {
  unit: string;
  distance: number;
  limit: number;
  inside: boolean;
}

/** Everything printed. A disc flicked with power 1000 slides `full_slide`; with less, by the square (K-47). */
export interface CortegeBox {
  width: number;
  length: number;
  building: Circle;
  zones: Zone[];
  zone_edges: number[];
  corners: Spot[];
  gauge_ends: number[];
  units: UnitFace[];
  hands: HandFace[];
  least_power: number;
  most_power: number;
  full_slide: number;
}

/** The Building; its outline is the blue line. */
export interface Circle {
  x: number;
  y: number;
  radius: number;
}

/** Where a side may place the centre of a disc (K-13); PO besides not over the Building (K-14). */
export interface Zone {
  side: string;
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** A point of the board. */
export interface Spot {
  x: number;
  y: number;
}

/** A unit. `trigger` "": no circle. `affects`: whom it acts on, `effects`: what it then does (`effect-…`). */
export interface UnitFace {
  id: string;
  side: string;
  colour: string;
  trigger: string;
  discard: boolean;
  opinion: number;
  block: boolean;
  radius: number;
  mass: number;
  affects: string[];
  effects: string[];
  meets: string[];
  enters: boolean;
  provenance: string;
  given: ("block" | "colour" | "condition" | "count" | "discard" | "draws" | "effect" | "fortress" | "income" | "kind" | "minimum" | "name" | "number" | "opinion" | "place" | "power" | "replacement" | "scene" | "side" | "trigger")[];
  public: ("block" | "colour" | "condition" | "count" | "discard" | "draws" | "effect" | "fortress" | "income" | "kind" | "minimum" | "name" | "number" | "opinion" | "place" | "power" | "replacement" | "scene" | "side" | "trigger")[];
}

/** K-50. Errors at one standard deviation; a flick slips by slip + slip_per_power x power/1000 radians. */
export interface HandFace {
  id: string;
  slip: number;
  slip_per_power: number;
  speed_error: number;
}

export type CortegePrompt =
  | "aim-infiltration"
  | "deploy"
  | "place"
  | "place-interpellation"
  | "turn"
  | "turn-exchange"
  | "turn-pass";

export type CortegeEvent =
  | "arrested"
  | "blocked"
  | "clash_began"
  | "discarded"
  | "entered"
  | "exchanged"
  | "flicked"
  | "game_tied"
  | "infiltrated"
  | "infiltration_failed"
  | "left"
  | "measured_inside"
  | "measured_outside"
  | "measured_pushed"
  | "opinion_moved"
  | "opinion_stayed"
  | "passed"
  | "placed"
  | "resigned"
  | "returned"
  | "returned_border"
  | "round_began"
  | "round_ended"
  | "sides_chosen"
  | "touched_match"
  | "touched_no_circle"
  | "touched_nothing"
  | "touched_other_colour"
  | "touched_own"
  | "unblocked";
