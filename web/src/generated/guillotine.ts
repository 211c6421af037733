// Written by `make types` from the structs of Python; changes made here are lost.

/** The whole table for one viewer. `order`: the factions in turn order; `journal`: this turn and the one before. */
export interface GuillotineView {
  turn: number;
  phase: number;
  order: string[];
  dissolution: boolean;
  dissolved: boolean;
  deputies: DeputyView[];
  rooms: RoomView[];
  dead: string[];
  factions: FactionView[];
  seats: SeatView[];
  missions: string[];
  jacobins: string[];
  drawn: DrawView | null;
  in_use: string[];
  deciding: number;
  batch: CaseView[];
  vote: VoteView | null;
  last_vote: VoteView | null;
  rejected: string[];
  friends: number[];
  die: DieView | null;
  question: QuestionView | null;
  lessons: LessonView[];
  journal: JournalView[];
  over: boolean;
}

/** A deputy. `post`: a post, `summoned` or `box` (unused); `sheet`: his PP at the start and after each turn. */
export interface DeputyView {
  id: string;
  faction: string;
  post: string;
  pp: number;
  alive: boolean;
  free: boolean;
  on_report: boolean;
  denounced: boolean;
  moved: boolean;
  elected: boolean;
  sheet: number[];
}

/** A post and who is there, in roster order; `seats` 0: no limit. `denounced`: those on its square. */
export interface RoomView {
  id: string;
  seats: number;
  deputies: string[];
  denounced: string[];
}

/** A faction; `seat` -1: not in play. `elected`, `popularity`: if it ended now. */
export interface FactionView {
  id: string;
  seat: number;
  living: number;
  elected: number;
  popularity: number;
  reporter: string;
  passed: boolean;
  sent_missionary: boolean;
  kept: KeptView[];
}

/** A kept card: everybody sees since which turn, its face (else "") its owner, or all once shown. */
export interface KeptView {
  card: string;
  turn: number;
  shown: boolean;
}

/** A player: his factions, and how he would rank if it ended now. */
export interface SeatView {
  seat: number;
  factions: string[];
  elected: number;
  popularity: number;
  rank: number;
}

/** Cards drawn and not used yet. Others than the drawer see how many: `cards` and `assigned` are null for them. */
export interface DrawView {
  faction: string;
  deck: string;
  n: number;
  cards: string[] | null;
  assigned: AssignedView[] | null;
}

/** A card and the deputy who has it. */
export interface AssignedView {
  deputy: string;
  card: string;
}

/** A case of the batch, in order. `source`, `supporter`: factions or ""; `roll` 0: no die yet. */
export interface CaseView {
  deputy: string;
  strength: string;
  source: string;
  supporter: string;
  roll: number;
  fate: string;
}

/** A vote: report, motion, trial or dissolution. `oui` and `non` are -1 while it is open. */
export interface VoteView {
  kind: string;
  deputy: string;
  post: string;
  open: boolean;
  ballots: BallotView[];
  oui: number;
  non: number;
}

/** A voter; `oui` -1 until the last ballot is in, but for the viewer's own. */
export interface BallotView {
  seat: number;
  weight: number;
  voted: boolean;
  oui: number;
}

/** The last die of this turn and for whom it was rolled. */
export interface DieView {
  value: number;
  deputy: string;
}

/** The question put (G-79) in both languages; who must answer, and the seconds he has (0: no limit). */
export interface QuestionView {
  seat: number;
  deputy: string;
  fr: string;
  en: string;
  seconds: number;
}

/** A question answered: what was said (`silence`: nothing), what was right, and why (G-81). */
export interface LessonView {
  faction: string;
  fr: string;
  en: string;
  given: string;
  answer: string;
  why_fr: string;
  why_en: string;
}

/** A change of popularity. `cause`: a post, `report`, `denunciation`, `accomplice`, or a card. */
export interface JournalView {
  turn: number;
  phase: number;
  deputy: string;
  delta: number;
  cause: string;
}

/** Everything printed but the questions: they are put one by one (G-81). */
export interface GuillotineBox {
  factions: FactionFace[];
  deputies: DeputyFace[];
  posts: PostFace[];
  strip: StripFace;
  missions: MissionFace[];
  jacobins: JacobinFace[];
  chronicle: ChronicleFace[];
  numbers: NumbersFace;
}

/** A faction. Name: `faction-ID`; history: `faction-ID-note`. */
export interface FactionFace {
  id: string;
  letter: string;
  colour: string;
  provenance: string;
}

/** A deputy; born 0: not known. Names: `deputy-ID`, `deputy-ID-full`; his life: `deputy-ID-note`. */
export interface DeputyFace {
  id: string;
  faction: string;
  n: number;
  born: number;
  died: number;
  provenance: string;
}

/** A post and its place on a board of 560 x 560 mm; `seats` 0: no limit. Name: `post-ID`, note: `post-ID-note`. */
export interface PostFace {
  id: string;
  seats: number;
  income: number;
  free: boolean;
  box: number[];
  slots: number[][];
  denounced: number[];
  deck: number[];
  provenance: string;
}

/** Centres of the seven phases, the ten turns, the four Rapport squares (M G C R) and the president's desk. */
export interface StripFace {
  box: number[];
  phases: number[][];
  turns: number[][];
  reports: number[][];
  desk: number[];
}

/** A Mission card: `effect-OP` says what it does with these numbers; `rolls` as words, one per face of the die. */
export interface MissionFace {
  id: string;
  count: number;
  group: string;
  op: string;
  n: number;
  other: number;
  faction: string;
  rolls: string[];
  provenance: string;
}

/** A Jacobin card, immediate or delayed: `effect-OP` says what it does. */
export interface JacobinFace {
  id: string;
  count: number;
  kind: string;
  op: string;
  n: number;
  deputy: string;
  post: string;
  provenance: string;
}

/** A date of the brochure; day 0: the month alone. What happened: `chronicle-ID`. */
export interface ChronicleFace {
  id: string;
  year: number;
  month: number;
  day: number;
  provenance: string;
}

/** What the tables of dice say: the last face that confirms, by strength, and what rehabilitation needs. */
export interface NumbersFace {
  start: number;
  elected: number;
  turns: number;
  simple: number;
  supported: number;
  motion: number;
  prison: number;
  flight: number;
}

export type GuillotinePrompt =
  | "accomplice"
  | "assign"
  | "attempt"
  | "card"
  | "courier"
  | "delayed"
  | "delayed-useless"
  | "dissolution"
  | "faction"
  | "floor"
  | "floor-denounce"
  | "floor-support"
  | "motion"
  | "move"
  | "name"
  | "orator"
  | "propose"
  | "quarrel"
  | "question"
  | "release"
  | "report"
  | "summons"
  | "surrender"
  | "target"
  | "target-second"
  | "trial";

export type GuillotineEvent =
  | "accomplice_helped"
  | "acquitted"
  | "all_gained"
  | "all_lost"
  | "annulled"
  | "answered_right"
  | "answered_wrong"
  | "assigned"
  | "ballot_split"
  | "bore_colours"
  | "caught"
  | "chose_orator"
  | "complained_of"
  | "confirmed"
  | "could_not_move"
  | "counted"
  | "counted_non"
  | "counted_oui"
  | "counted_split"
  | "denounced"
  | "did_not_try"
  | "discarded_jacobin"
  | "discarded_jacobin_hidden"
  | "discarded_mission"
  | "discarded_mission_hidden"
  | "disgraced"
  | "disgraced_to_death"
  | "dissolution_opened"
  | "dissolved"
  | "drew_jacobins"
  | "drew_jacobins_hidden"
  | "drew_missions"
  | "drew_missions_hidden"
  | "escaped"
  | "faction_drawn"
  | "faction_ended"
  | "faction_left"
  | "faction_picked"
  | "gained"
  | "game_ended"
  | "guillotined"
  | "had_no_effect"
  | "had_no_friends"
  | "had_no_second"
  | "had_nobody_to_denounce"
  | "had_nobody_to_propose"
  | "imprisoned"
  | "kept_jacobin"
  | "kept_jacobin_hidden"
  | "kept_quiet"
  | "kept_silent"
  | "killed_himself"
  | "lapsed"
  | "lost"
  | "motion_adopted"
  | "motion_opened"
  | "motion_rejected"
  | "moved"
  | "named"
  | "named_nobody"
  | "not_dissolved"
  | "not_rehabilitated"
  | "passed"
  | "phase_began"
  | "proposed"
  | "proposed_nothing"
  | "question_put"
  | "received"
  | "rehabilitated"
  | "replaced"
  | "report_adopted"
  | "report_opened"
  | "report_rejected"
  | "report_tied"
  | "rolled_first"
  | "searched_again"
  | "sent"
  | "showed"
  | "squares_cleared"
  | "stayed"
  | "stayed_in_flight"
  | "summoned"
  | "supported"
  | "surrendered"
  | "tested"
  | "trial_opened"
  | "trial_unattended"
  | "tried_luck"
  | "turn_began"
  | "used"
  | "voted";
