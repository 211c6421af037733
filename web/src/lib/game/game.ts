/**
 * What the folder of a game gives the page: `games/<slug>/index.ts` exports one object, `game: WebGame`.
 *
 * The folder is found by its name; nothing else names it. A game without one is drawn by `lib/plain`.
 */
import type { Component } from "svelte";
import type { Fold } from "../frame/folds.ts";
import type { Guide } from "../guide/guide.ts";
import type { Pictures } from "../rules/pictures.ts";
import type { Chapter } from "../rules/catalogue.ts";
import type { Matters } from "../table/news.ts";
import type { BoardProps, Pace, Seen, Text, Translate } from "./board.ts";

export interface WebGame {
  /** The front of its box: part of the first load, for the shelf shows it. */
  lid: Lid;
  /** Everything else: fetched when the box is opened. */
  pieces: () => Promise<GamePieces>;
}

/**
 * `Lid` draws the whole front of the box as one SVG of viewBox `0 0 300 400` (portrait, 3:4), with the title lettered in
 * it; whoever shows it makes it fill its place. It is decoration (aria-hidden), the frame says the words. `spine` colours
 * the side of the box that the frame draws in perspective; the title is set on it in `ink`.
 */
export interface Lid {
  Lid: Component<{ title: string }>;
  spine: string;
  ink: string;
}

/** How high the rows are, in rem, that belong to the game: they keep their height whatever is in them; where the guide lies. */
export interface Rows {
  /** The guide of a first game on a phone lies over this edge of the board; the lower one, if nothing is said. */
  guide?: "start" | "end";
  /** `Line` on a wide screen, and on a phone. */
  line?: number;
  phoneLine?: number;
  /** `Aside` on a phone. */
  strip?: number;
  /** A seat with its `Plate` on a phone. */
  plate?: number;
  /** The answers on a phone: 7.1 shows two lines of each and two of its stake, where the board can do without. */
  sheet?: number;
}

/** The parts of a game. Only `Board` is required. */
export interface GamePieces<View = any, Box = any> {
  /** Fills the box it is given (width and height 100 %); never scrolls. */
  Board: Component<BoardProps<View, Box>>;
  /** The viewer's own hand, under the prompt; on a phone in a drawer. May lift out of its box on hover. */
  Hand?: Component<BoardProps<View, Box>>;
  /** Beside the board on a wide screen (a round track, a market); on a phone as a strip above the board. */
  Aside?: Component<BoardProps<View, Box>>;
  /** One line between board and prompt (the standing bid of a battle). */
  Line?: Component<BoardProps<View, Box>>;
  /** The heights of `Line`, `Aside` and `Plate` where the usual ones do not serve. */
  rows?: Rows;
  /** What a seat's plate shows under the name: points, cards in hand. Small. */
  Plate?: Component<BoardProps<View, Box> & { of: number }>;
  /** The colour of the band on a seat's plate. */
  colours?: (of: number, seats: number) => { ground: string };
  /** The board is told in words: it scrolls instead of being pinched, and every answer is a button of the prompt too. */
  worded?: boolean;
  /** The verbs of the answers that are folded under a title, `answers-of-VERB`, where there are many, and then ask for themselves, `asks-of-VERB`. */
  kinds?: readonly string[];
  /** The answers that stand before the others, by their notation or how it begins: a yes before a no. */
  first?: readonly string[];
  /** Nothing is hidden from anybody: one screen changes hands without a curtain. */
  open?: boolean;
  /** What the seats are called in prompts, answers and reasons, where the game names them otherwise than the table does. */
  called?: (view: View) => readonly string[];
  /** How the others are rightly addressed in table talk, where the game cares: proposed to whoever writes. */
  addresses?: (props: BoardProps<View, Box>) => { seat: number; text: string }[];
  /** For how many seconds one may complain of what another said, where the rules care; 0: not now. */
  complaints?: (props: BoardProps<View, Box>) => number;
  /** Long runs of events that the log folds into one line. */
  folds?: Fold;
  /** How long each event is acted. */
  pace?: (event: Seen) => Pace;
  /** What of all that happens hits or touches whoever looks from a seat. */
  matters?: Matters<View, Box>;
  /** The kinds of events that matter most to who was away, the most telling first. */
  telling?: readonly string[];
  /** Fluent source of the words that only the drawing needs; the game's own texts come from the server. */
  texts?: Record<"fr" | "en", string>;
  /** Which messages name the sides on the game page before a table exists: one text per seat, e.g. `camp-white`. */
  sides?: (seats: number) => Text[];
  /** Where a side is no fixed seat: what the seats are called when one is chosen as a side, and the options that seat them so. */
  camps?: { names: Text[]; options: Record<string, string> };
  /** The message that says what one chooses with a side, where it is no camp: the colour of a pawn. */
  sideTitle?: string;
  /** Everything in the box with its provenance, for the page of the rules. */
  catalogue?: (box: Box, t: Translate) => Chapter[];
  /** How a piece is drawn where it is looked at by its name, by its kind: `card`, `unit`… Fills the width it is given. */
  faces?: Record<string, Component<{ id: string; box: Box; t: Translate }>>;
  /** What the player's page of the rules shows, drawn with the pieces of the game, by the names it gives them. */
  pictures?: Pictures<Box>;
  /** A first game that teaches. */
  guide?: Guide<View, Box>;
}
