// Written by `make types` from the structs of Python; changes made here are lost.

/** A box on the shelf; title and tagline by language. */
export interface GameCard {
  slug: string;
  title: Record<string, string>;
  tagline: Record<string, string>;
  seats: number[];
  minutes: [number, number];
  options: TableOption[];
  bots: string[];
  kinds: Record<string, string>;
  silence: "bot" | "first" | "forfeit";
  foreign: string[];
  packs: PackOffer[];
}

/** A switch of the table: its values, the default first among equals, and the rule it changes. */
export interface TableOption {
  id: string;
  values: string[];
  default: string;
  rule: string;
  seats: number[];
  people: string[];
  alone: string;
  before: string;
}

/** A pack of this house, offered on the page of its game; `differences`: what it changes in the tables. */
export interface PackOffer {
  card: PackCard;
  about: Record<string, string>;
  author: string;
  licence: string;
  differences: Difference[];
  named: string[];
}

/** With which pack a table is played; its title by language. `hash`: of its content. */
export interface PackCard {
  name: string;
  version: string;
  hash: string;
  title: Record<string, string>;
}

/** A key of a row that is otherwise: `table` `cards`, `row` `w1_faux`, `key` `value`, before and after as TOML. */
export interface Difference {
  table: string;
  row: string;
  key: string;
  before: string;
  after: string;
}

/** A rule or ruling by its number. `source`: R rulebook, P public, X reconstructed, with its remarks. */
export interface Rule {
  id: string;
  kind: "rule" | "ruling";
  chapter: string;
  chapter_fr: string;
  source: string;
  fr: string;
  en: string;
}

/** The player's page in both languages; empty if the game has none. */
export interface Primer {
  fr: Section[];
  en: Section[];
}

/** A part of the page under its heading. */
export interface Section {
  title: string;
  blocks: Block[];
}

/** A paragraph, a step, a point or a picture; its text is Markdown on one line. `picture`: the name of a drawing. */
export interface Block {
  kind: "picture" | "point" | "step" | "text";
  text: string;
  picture: string;
}

/** A table to be set up. `seal`: whose commitment the browser was shown; `words`: what it adds to the chance. */
export interface NewTable {
  game: string;
  seats: WantedSeat[];
  options?: Record<string, string>;
  terms?: Terms;
  seal?: string;
  words?: string;
  pack?: string;
}

/** A seat of a new table: mine, a bot's (`bot`: which one), or open to whoever brings the invitation. */
export interface WantedSeat {
  kind: "bot" | "me" | "open";
  bot?: string;
  name?: string;
}

/** `seconds`: how long those who are asked may be silent before a bot answers for them (0: as long as they like). */
export interface Terms {
  seconds?: number;
  listed?: boolean;
  whispers?: boolean;
  hints?: boolean;
}

/** A new table; `invite` opens its open seats. */
export interface Made {
  table: string;
  invite: string;
}

/** A guest takes a free seat: `seat`, or the first one. `words`: what its browser adds to the chance. */
export interface Join {
  invite: string;
  name?: string;
  seat?: number | null;
  words?: string;
}

/** What the host wants otherwise: before play begins, or by the consent of all as long as nobody has answered. */
export interface Changed {
  options: Record<string, string>;
  terms: Terms;
}

/** What the host may still do for a table: take back the seats `free`, want other options, cancel it. */
export interface HostMay {
  free: number[];
  change: boolean;
  cancel: boolean;
}

/** The seat one has taken; `added`: the words of the browser went into the chance. */
export interface Seated {
  seat: number;
  added: boolean;
}

/** The return match, at which one sits now; `added`: the words of the browser went into its chance. */
export interface ReturnMatch {
  table: string;
  invite: string;
  added: boolean;
}

/** What the guest wants to be called. */
export interface MyName {
  name: string;
}

/** The guest. `recovery` is the path of a link that makes another browser the same guest: keep it secret. */
export interface Me {
  name: string;
  recovery: string;
}

/** A table from outside. `n` is the public clock; times are milliseconds since 1970. */
export interface TableCard {
  table: string;
  game: string;
  options: Record<string, string>;
  seats: SeatCard[];
  n: number;
  your_turn: boolean;
  over: boolean;
  created: number;
  updated: number;
  commitment: string;
  secret: string;
  invite: string;
  terms: Terms;
  sequel: string;
  rules: string;
  closed: Text | null;
  begun: boolean;
  hosting: boolean;
  deadline: number;
  paused: number;
  waiting: number[];
  recent: Seen[];
  pack: PackCard | null;
}

/** A seat on the card of a table; `bot` is the bot's name, or empty. `kept`: it is open and kept for you. */
export interface SeatCard {
  name: string;
  kind: "bot" | "guest" | "open";
  bot: string;
  you: boolean;
  kept: boolean;
  stands_in: boolean;
  yours: boolean;
  freed: boolean;
}

/** A message of the Fluent files with its arguments. */
export interface Text {
  key: string;
  args?: Record<string, number | string | (number | string)[]>;
}

/** An event as one viewer saw it; its sentence is the message `event-KIND`. */
export interface Seen {
  kind: string;
  rule: string;
  args?: Record<string, number | string | (number | string)[]>;
  n?: number;
}

/** A game that is over, and how it ended: rank and points of each seat. */
export interface FinishedGame {
  card: TableCard;
  ranks: number[];
  scores: number[];
}

/** A finished game, entry by entry. `closed`: its positions cannot be shown any more, and why. */
export interface Replay {
  length: number;
  moves: ReplayMove[];
  closed: Text | null;
}

/** An entry of a finished game's log; seat -1 is the house. */
export interface ReplayMove {
  n: number;
  seat: number;
  choice: string;
}

/** The table after entry `n`, as one viewer saw it; `events` are what that entry made happen. */
export interface ReplayStep {
  n: number;
  view: unknown;
  events: Seen[];
}

/** How far the guest has seen a game from its only seat: the clock it showed then (0: never). No seat: null. */
export interface Visit {
  seat: number | null;
  seen: number;
}

/** The guest has seen the game from this seat up to this clock. */
export interface Saw {
  seat: number;
  n: number;
}

/** What somebody missed: how the table stood for the seat, and after each move; `n` is the clock of the seat. */
export interface Stretch {
  steps: ReplayStep[];
  next: number | null;
}

/** A finished game told in one piece, as one viewer saw it: what happened, and how everybody stood. */
export interface Story {
  events: Seen[];
  scores: number[][];
  prospects: number[][];
  outcome: Outcome | null;
  ended: number;
}

/** The end of a game: `ranks[seat]` is 1 for the best (ties share a rank), `scores[seat]` what was counted. */
export interface Outcome {
  ranks: number[];
  scores: number[];
  rule: string;
  text: Text;
  reckoning: Counted[];
}

/** A line of the reckoning: what is counted, and how much of it each seat has (None: it is not his to count). */
export interface Counted {
  label: Text;
  values: (number | null)[];
  total: boolean;
}

/** All that is needed to check the chance of a finished game. `drawn`: see `cocarde.core.replay.audit.Drawn`. */
export interface Audited {
  commitment: string;
  secret: string;
  words: string;
  begun: number;
  drawn: Drawn[];
  luck: Luck[];
}

/** A result from 0 to `size` - 1, drawn for entry `n` of `seat` (-1: the house) by a die, a shuffle or else. */
export interface Drawn {
  n: number;
  seat: number;
  kind: string;
  size: number;
  result: number;
  place: number;
}

/** The dice of a seat: how many of so many sides, what they came to, and what they come to on average. */
export interface Luck {
  seat: number;
  sides: number;
  count: number;
  total: number;
  expected: number;
}

/** A table that may be set up, and the SHA-256 of the secret its chance will come from. */
export interface Sealed {
  table: string;
  commitment: string;
}

/** A finished game goes on otherwise after entry `n`; `kept`: open seats are kept for those who played there. */
export interface NewBranch {
  n: number;
  seats: WantedSeat[];
  kept?: boolean;
}

/** A return match: the seal its asker was shown, and the words its browser adds. A seal is used by the first. */
export interface Again {
  seal?: string;
  words?: string;
}

/** Why a call failed: one clear sentence. */
export interface Problem {
  error: string;
  rule?: string;
  text?: Text | null;
}

/** What a player wants from now on: a mail address, a webhook (https), and when. */
export interface NewWishes {
  language?: "en" | "fr";
  mail?: string;
  webhook?: string;
  turns?: boolean;
  endings?: boolean;
  minutes?: number;
}

/** The wishes of the guest as the page shows them. `writes`: this house writes letters; `by_mail`: also mail. */
export interface MyWishes {
  writes: boolean;
  by_mail: boolean;
  mail: string;
  confirmed: boolean;
  webhook: string;
  turns: boolean;
  endings: boolean;
  minutes: number;
  trouble: string;
}

/** A player wants a finished game looked at again from his seat. */
export interface WantedAnalysis {
  seat: number;
}

/** A game looked at again: `done` of `total` decisions so far; `summary` when all of them are. */
export interface Analysis {
  seat: number;
  state: "done" | "failed" | "none" | "working";
  done: number;
  total: number;
  summary: Summary | null;
  decisions: Judged[];
}

/** A game in figures: from the chance at the first decision to the end, and what made the difference. */
export interface Summary {
  start: number;
  end: number;
  choices: number;
  dice: number;
  others: number;
  accuracy: number;
  steps: Passage[];
  moments: number[];
}

/** From one decision to the next: what the answer, then the dice, then the others did to the chance to win. */
export interface Passage {
  n: number;
  choice: number;
  dice: number;
  others: number;
}

/** A real decision, answered by entry `n`. Where the search cannot tell a better answer, `best` is the one given. */
export interface Judged {
  n: number;
  prompt: Text;
  options: number;
  given: Assessed;
  best: Assessed;
  doubt: number;
  clear: number;
}

/** An answer as it was called then, what was known to be at stake, the chance to win with it, and what follows. */
export interface Assessed {
  choice: string;
  label: Text;
  stake: Stake | null;
  chance: number;
  leads_to: Seen[];
}

/** What follows if an answer is given, as far as its seat may know; `percent`: its chance to succeed, -1: none. */
export interface Stake {
  text: Text;
  percent?: number;
}

/** A question of a finished game, as its seat saw it then, and what the coach has found about it. */
export interface Puzzle {
  game: string;
  day: number;
  seats: number;
  seat: number;
  view: unknown;
  asked: Asked;
  judged: Judged;
}

/** What the viewer is asked. `advised`: the bot may be asked what it would answer. */
export interface Asked {
  rule: string;
  prompt: Text;
  options: Option[];
  offers: Offer[];
  advised: boolean;
  forced: boolean;
  only: boolean;
  because: string;
  steps: HalfMade[];
  missing: Missing[];
}

/** A legal answer and what to touch, in order, to give it. `grave`: it ends something for good; ask twice. */
export interface Option {
  code: number;
  notation: string;
  things: string[];
  label: Text;
  grave?: boolean;
  stake?: Stake | null;
}

/** A continuous answer: its notation is verb, ids, then one number per range. */
export interface Offer {
  verb: string;
  ids: Record<string, string>;
  ranges: Range[];
  things: string[];
}

/** A whole number a continuous answer must give; both ends are legal. */
export interface Range {
  name: string;
  low: number;
  high: number;
}

/** The sentence of an answer of which these things are picked: what is wanted next. */
export interface HalfMade {
  picked: string[];
  text: Text;
}

/** An answer one would look for and cannot give: what its button would say, and why it is not there. */
export interface Missing {
  label: Text;
  why: Refusal;
}

/** Why something is not allowed: the rule it breaks, and the sentence that says so. */
export interface Refusal {
  rule: string;
  text: Text;
}

/** What the host of the house tells everybody. `maintenance`: no new tables are made. */
export interface House {
  notice: string;
  maintenance: boolean;
}

/** A bot to be made. `name`: 2 to 23 of a-z, 0-9, `_`, `-`; the first is a letter or a figure. */
export interface NewBot {
  name: string;
}

/** A new bot. Its token is told this once: who has it plays as the bot. */
export interface BotToken {
  name: string;
  author: string;
  token: string;
}

/** A bot from outside. It is invited as `@name`. `here`: it is at the line. */
export interface BotCard {
  name: string;
  author: string;
  here: boolean;
  made: number;
}

/** `open`: this house has a workshop; `allowed`: for this browser. */
export interface WorkshopDoor {
  open: boolean;
  allowed: boolean;
}

/** What a pack of a game may change: its tables, and by language its names. */
export interface Forms {
  game: string;
  tables: FormTable[];
  names: Record<string, Record<string, string>>;
}

/** A table of a game. `kind`: what its rows are at the table (`card`), empty if they have no names there. */
export interface FormTable {
  file: string;
  table: string;
  kind: string;
  columns: Column[];
  rows: FormRow[];
}

/** A field of a table. `words`: what stands in it in the game's own rows, where that is a word of a few. */
export interface Column {
  field: string;
  kind: "bool" | "number" | "parts" | "text" | "value" | "whole";
  words: string[];
  parts: Column[];
}

/** A row of the game. `names`: its sentences, such as `card-w1_faux`; `values`: as it is printed. */
export interface FormRow {
  row: string;
  names: string[];
  values: Record<string, unknown>;
}

/** A draft in the list. */
export interface DraftCard {
  name: string;
  game: string;
  title: Record<string, string>;
  updated: number;
}

/** A new draft; `pack`: the hash of a pack of the house that it begins with. */
export interface NewDraft {
  game: string;
  name: string;
  pack?: string;
}

/** What changes together. `rev`: what one saw. */
export interface Edits {
  rev: number;
  edits?: Edit[];
}

/** A field that becomes another; null: as it is printed. */
export interface Edit {
  file: string;
  table?: string;
  row?: string;
  field?: string;
  value?: unknown;
}

/** A draft as it is now. `rows[file][table][row][field]`; `box`: what lies in it; null: it cannot be. */
export interface Draft {
  name: string;
  game: string;
  rev: number;
  undo: boolean;
  redo: boolean;
  updated: number;
  about: Record<string, unknown>;
  rows: Record<string, Record<string, Record<string, Record<string, unknown>>>>;
  texts: Record<string, Record<string, string>>;
  problems: DraftMistake[];
  hash: string;
  box: unknown;
  installed: boolean;
}

/** What is wrong with a draft, in each language, and the rule it breaks. */
export interface DraftMistake {
  file: string;
  row: string;
  field: string;
  rule: string;
  said: Record<string, string>;
}

/** What the lab says, or how far it is. `current`: of the draft as it is now; `error`: why nothing came of it. */
export interface LabAnswer {
  state: "done" | "failed" | "none" | "running" | "waiting";
  done: number;
  total: number;
  current: boolean;
  bots: string;
  sentences: Record<string, string[]>;
  error: string;
}

/** Show me the table from this seat of mine, or as the public sees it. */
export interface Look {
  type: "look";
  seat: number | null;
}

/** An answer in notation, given when the clock of `seat` showed `n`. */
export interface Answer {
  type: "answer";
  n: number;
  seat: number;
  choice: string;
}

/** Take my last answer back, or `whole`: all I have answered since somebody else did or something came to light. */
export interface Undo {
  type: "undo";
  n: number;
  seat: number;
  whole?: boolean;
}

/** Why can I not use this thing, after what I have picked so far? */
export interface Why {
  type: "why";
  seat: number;
  thing: string;
  picked?: string[];
}

/** What would the bot do here? The others will know that it was asked. */
export interface Hint {
  type: "hint";
  n: number;
  seat: number;
}

/** Table talk; `to`: a whisper to this seat. */
export interface Say {
  type: "say";
  text: string;
  to?: number | null;
}

/** `seat` complains of what the seat `of` said at that moment, where the rules of the game care about words. */
export interface Complain {
  type: "complain";
  seat: number;
  of: number;
  at: number;
}

/** Ask the others: may I go back to before my last answer, shall the clock stop, shall a bot take the seat `of`? */
export interface Propose {
  type: "propose";
  n: number;
  seat: number;
  motion: "abandon" | "back" | "pause" | "replace" | "resume";
  of?: number;
  bot?: string;
}

/** My answer to what is proposed; a no ends it, and that of who proposed it withdraws it. */
export interface Consent {
  type: "consent";
  seat: number;
  yes: boolean;
}

/** The whole truth for this viewer. `edition` is its number: a `Change` says which one it goes on from. */
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
  restart: boolean;
  over: boolean;
  outcome: Outcome | null;
  talk: TalkLine[];
  deadline: number;
  motion: MotionState | null;
  sequel: string;
  closed: Text | null;
  begun: boolean;
  host: number | null;
  paused: number;
  edition: number;
}

/** A seat as the table shows it; `bot` is the bot's name, or empty. `stands_in`: for whose name it bears. */
export interface SeatState {
  name: string;
  kind: "bot" | "guest" | "open";
  bot: string;
  online: boolean;
  stands_in: boolean;
}

/** Something said at the table; `seat` null: in the gallery; `to`: whispered. `at` is milliseconds since 1970. */
export interface TalkLine {
  seat: number | null;
  name: string;
  text: string;
  at: number;
  to: number | null;
  note: Text | null;
}

/** What is proposed: by which seat, about which, who agreed, who is still asked, which bot is named. */
export interface MotionState {
  motion: "abandon" | "back" | "options" | "pause" | "replace" | "resume";
  by: number;
  of: number;
  yes: number[];
  asked: number[];
  bot: string;
  changed: Changed | null;
}

/** What is new since the state of edition `was`; `patch` says how to change it (docs/protocol.md). */
export interface Change {
  type: "change";
  was: number;
  edition: number;
  patch: Record<string, unknown>;
  again?: Record<string, unknown> | null;
  events?: Seen[];
  check?: number | null;
}

/** Nothing was changed. `n` is the clock of the seat that was refused. */
export interface Refused {
  type: "refused";
  rule: string;
  text: Text;
  n: number;
}

/** The answer to `why`: everything that stands against the thing; nothing: it can be used. */
export interface Because {
  type: "because";
  thing: string;
  reasons: Refusal[];
}

/** What the bot would answer for `seat` at clock `n`: up to three answers, the best first. */
export interface Hinted {
  type: "hint";
  n: number;
  seat: number;
  advice: Advice[];
}

/** An answer the bot thinks of, the chance to win with it in percent, and what speaks for or against it. */
export interface Advice {
  option: Option;
  percent: number;
  reason: Text;
  equal: boolean;
  leads_to: Seen | null;
  otherwise: Seen | null;
}

/** Table talk. */
export interface Said extends TalkLine {
  type: "said";
}

/** What the host of the house tells everybody; empty: nothing any more. `maintenance`: no new tables are made. */
export interface Notice {
  type: "notice";
  text: string;
  maintenance: boolean;
}

/** The message could not be understood, or was too long. */
export interface Trouble {
  type: "error";
  error: string;
}

export type FromPage = Look | Answer | Undo | Why | Hint | Say | Complain | Propose | Consent;
export type FromServer = State | Change | Refused | Because | Hinted | Said | Notice | Trouble;

/** The bots of the house; any other is foreign. */
export const BOTS: readonly string[] = ["random", "greedy", "ismcts", "novice", "good", "strong", "master"];
