// Written by `make types` from the structs of Python; changes made here are lost.

/** The whole table for one viewer. Seats are numbers, -1 for nobody; cards are ids; piles from bottom to top. */
export interface CourtisansView {
  round: number;
  phase: string;
  chambellan: number;
  order: number[];
  slot: number;
  active: number;
  actions: number;
  reign: string;
  king: boolean;
  queen: boolean;
  origin: string;
  regency_last: number;
  new_reign_due: boolean;
  place: string;
  wars: string[];
  markers: string[];
  favourite: number;
  lover: number;
  secret_wife: number;
  deck: number;
  discard: string[];
  maison: string[];
  ministere: string[];
  players: PlayerView[];
  register: Person[];
  forms: string[];
  called: string[];
  negotiation: NegotiationView;
  ledger: ContractView[];
  fines: FineView[];
  flags: FlagView[];
  address: AddressView | null;
  dice: DieView[];
  rules: RulesView;
  chosen: string[] | null;
  over: boolean;
}

/** A player and his courtier. `king`, `queen`: favour, null off the tracks. `hand`, `available`: null for others. */
export interface PlayerView {
  seat: number;
  house: string;
  fortune: number;
  available: number | null;
  hand_count: number;
  hand: string[] | null;
  known: string[];
  exposed: ExposedView[];
  income: number;
  sex: string;
  party: string;
  status: string;
  king: number | null;
  queen: number | null;
  spouse: number;
  marks: string[];
  serial: number;
  chances: Record<string, number>;
  hears: Record<string, number>;
  asks: string[] | null;
  ready: boolean;
  rank: number;
}

/** A card before a courtier. `paid`: this round; `locked`: a charge that changed hands; `power`: "", ready, used. */
export interface ExposedView {
  card: string;
  paid: boolean;
  locked: boolean;
  power: string;
}

/** A player and his present courtier. */
export interface Person {
  seat: number;
  sex: "F" | "M";
  house_name: string;
  current_name: string;
  former_names: string[];
  titles: string[];
  marshal: boolean;
  charges: string[];
  spouse: number | null;
  ever_married: boolean;
  chambellan: boolean;
  living: boolean;
  account: string;
  nicknames: string[];
}

/** Phase 2 as the viewer sees it; `offers_left`: of the viewer; `seconds` 0: no clock. */
export interface NegotiationView {
  open: boolean;
  quick: boolean;
  seconds: number;
  notaire: boolean;
  offers_left: number;
  offers: OfferView[];
  contracts: ContractView[];
}

/** An open offer: the maker's how many-th, what he gives and wants. */
export interface OfferView {
  maker: number;
  number: number;
  to: number;
  give: SideView;
  want: SideView;
}

/** What one party of an offer gives. What it hangs on, as a word of the texts (`condition`); "": nothing. */
export interface SideView {
  cash: number;
  escrow: number;
  condition: string;
  word: string;
}

/** A contract of this round or a line of the ledger: instrument `notaire`, `parole` or `comptant`, and its fate. */
export interface ContractView {
  round: number;
  instrument: string;
  payer: number;
  payee: number;
  amount: number;
  condition: string;
  fate: string;
}

/** A fine of the register: fault E1 to E10 of a message (C-129). */
export interface FineView {
  round: number;
  seat: number;
  fault: string;
  message: number;
  amount: number;
}

/** A flag that waits for the Chambellan; only he sees it. */
export interface FlagView {
  number: number;
  seat: number;
  fault: string;
  message: number;
}

/** C-136. How the active player may address the target of his move. */
export interface AddressView {
  target: number;
  forms: FormView[];
}

/** C-136. A form of address to choose from, in the language of the table. */
export interface FormView {
  number: number;
  text: string;
}

/** A die of the last move; `sovereign` "": compared with no favour; `needed`: succeeds up to this. */
export interface DieView {
  sovereign: string;
  roll: number;
  needed: number;
}

/** What was agreed at this table (section 7). */
export interface RulesView {
  goal: number;
  max_rounds: number;
  hand_limit: number;
  turn_seconds: number;
  etiquette: string;
  etiquette_fine: number;
  etiquette_help: string;
  lang: string;
  clemency: boolean;
}

/** Everything printed, and the words of bargains: kinds of triggers with what they name. */
export interface CourtisansBox {
  cards: CardFace[];
  houses: HouseFace[];
  areas: AreaFace[];
  countries: CountryFace[];
  colours: string[];
  bargains: BargainFace[];
  triggers: string[];
  audiences: string[];
  powers: string[];
  faults: string[];
}

/** A card as printed; `king`, `queen` -9: no minimum. `given`, `public`: what is known of it, and whence. */
export interface CardFace {
  id: string;
  count: number;
  first: number;
  category: string;
  op: string;
  place: string;
  sex: string;
  king: number;
  queen: number;
  titled: boolean;
  income: number;
  rank: number;
  power: string;
  government: boolean;
  tone: string;
  country: string;
  request: boolean;
  provenance: string;
  given: ("block" | "colour" | "condition" | "count" | "discard" | "draws" | "effect" | "fortress" | "income" | "kind" | "minimum" | "name" | "number" | "opinion" | "place" | "power" | "replacement" | "scene" | "side" | "trigger")[];
  public: ("block" | "colour" | "condition" | "count" | "discard" | "draws" | "effect" | "fortress" | "income" | "kind" | "minimum" | "name" | "number" | "opinion" | "place" | "power" | "replacement" | "scene" | "side" | "trigger")[];
}

/** A house name on offer. */
export interface HouseFace {
  id: string;
  name: string;
  provenance: string;
}

/** A rectangle of the board, in millimetres: x, y, width, height. */
export interface AreaFace {
  id: string;
  box: number[];
}

/** A square of the Queen on the map. */
export interface CountryFace {
  id: string;
  at: number[];
}

/** A bargain that can be proposed in one word, with its amounts. */
export interface BargainFace {
  id: string;
  amounts: number[];
}

export type CourtisansPrompt =
  | "address"
  | "answer"
  | "character"
  | "discard"
  | "gift"
  | "gift-more"
  | "negotiation"
  | "party"
  | "place"
  | "power"
  | "turn";

export type CourtisansEvent =
  | "addressed"
  | "arrest_ordered"
  | "asked_for"
  | "asked_for_self"
  | "caught_pox"
  | "chambellan_named"
  | "character_chosen"
  | "charge_given_up"
  | "charge_sought"
  | "charge_vacant"
  | "contract_released"
  | "court_moved"
  | "court_placed"
  | "denied"
  | "died"
  | "discarded"
  | "door_opened"
  | "drew"
  | "drew_hidden"
  | "duel_admired"
  | "duel_angered"
  | "duel_killed"
  | "escrow_paid"
  | "exiled"
  | "favour_fell"
  | "favour_rose"
  | "favourite_chosen"
  | "favourite_no_more"
  | "fined"
  | "flag_pardoned"
  | "flag_raised"
  | "freedom_sought"
  | "gained"
  | "gamble_lost"
  | "gamble_won"
  | "game_ended"
  | "gave"
  | "gave_hidden"
  | "gentleman_appeared"
  | "governed_down"
  | "governed_up"
  | "gratified"
  | "hand_sought"
  | "heir_came"
  | "heiress_came"
  | "house_given"
  | "income"
  | "income_shared"
  | "jailed"
  | "king_died"
  | "king_remarried"
  | "lady_appeared"
  | "letter_asked"
  | "lost"
  | "lover_chosen"
  | "lover_no_more"
  | "married"
  | "met_the_queen"
  | "negotiation_closed"
  | "negotiation_opened"
  | "not_spared"
  | "obtained"
  | "offer_accepted"
  | "offer_declined"
  | "offer_failed"
  | "offer_lapsed"
  | "offer_withdrawn"
  | "offered"
  | "paid"
  | "peace_made"
  | "peace_signed"
  | "played"
  | "played_on"
  | "played_on_self"
  | "played_on_sovereign"
  | "presented"
  | "presented_to_king"
  | "presented_to_regent"
  | "queen_came"
  | "queen_died"
  | "ready"
  | "recall_sought"
  | "refused"
  | "regency_began"
  | "regent_died"
  | "reign_began"
  | "remarriage_advised"
  | "reshuffled"
  | "rolled"
  | "rolled_above"
  | "round_began"
  | "round_cut"
  | "secretly_married"
  | "showed"
  | "spared"
  | "spoke_against"
  | "spoke_for"
  | "survived_pox"
  | "titles_inherited"
  | "took"
  | "trial_ordered"
  | "tried"
  | "turn_began"
  | "war_declared"
  | "war_ordered"
  | "word_broken"
  | "word_ended"
  | "word_kept";
