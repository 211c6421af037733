/** The messages of docs/protocol.md, written from the server's own structs, and what the page adds to them. */
export type {
  Again,
  Advice,
  Analysis,
  Asked,
  Assessed,
  Audited,
  Change,
  Changed,
  FinishedGame,
  FromPage,
  FromServer,
  GameCard,
  Join,
  Judged,
  Made,
  Me,
  Missing,
  MyName,
  MyWishes,
  NewTable,
  NewWishes,
  Offer,
  Option,
  Outcome,
  Primer,
  Puzzle,
  Replay,
  ReplayStep,
  Rule,
  Sealed,
  SeatCard,
  SeatState,
  ReturnMatch,
  Seated,
  Section,
  Seen,
  State,
  Story,
  Stretch,
  Summary,
  TableCard,
  TableOption,
  TalkLine,
  Terms,
  Text,
  Visit,
  WantedSeat,
} from "../../generated/types.ts";
import type { SeatState, Text } from "../../generated/types.ts";

/** An argument of a text: an id, a number, or several. */
export type Value = NonNullable<Text["args"]>[string];

export type SeatKind = SeatState["kind"];

/** What lies in a box: the game's own struct plus the kinds of its arguments. */
export type Box = { kinds: Record<string, string> } & Record<string, unknown>;
