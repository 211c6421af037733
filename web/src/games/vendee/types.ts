/** The view and the box of Vendée Militaire, as src/cocarde/games/vendee/view.py writes them. */
import type { BoardProps } from "../../lib/board.ts";

export interface EffectFace {
  op: string;
  n: number;
  symbol: string;
  hex: string;
}

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
  provenance: string;
  first_no: string;
}

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
}

export interface RoundFace {
  round: number;
  white_hand: number;
  blue_hand: number;
  first: string;
  white_general: string;
  white_value: number;
  blue_general: string;
  blue_value: number;
}

export interface VendeeBox {
  cards: CardFace[];
  hexes: HexFace[];
  rounds: RoundFace[];
  extra_general_value: number;
  fortresses: number;
}

export interface HexView {
  id: string;
  place: string;
  owner: string;
  fort: boolean;
}

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

export interface SeatView {
  seat: number;
  camp: string;
  hand: number;
  cards: string[] | null;
}

export interface PlayView {
  seat: number;
  base: string;
  bonus: string;
  total: number;
  types: string;
  cancelled: string;
}

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

export interface PeekView {
  seat: number;
  cards: string[];
  round: number;
}

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

export type Props = BoardProps<VendeeView, VendeeBox>;
