/**
 * What the frame gives a board, and how a board makes things touchable.
 *
 * The frame (seats, prompt, log, talk, curtain) is the same for all games; a game only draws. No rule is written in
 * TypeScript: what may be touched is in `pickable`.
 *
 * A *thing* is a word such as `card:w1_faux` or `hex:nantes`. Draw it as one element and spread `touch(props, thing, label)`
 * on it: that makes it a button with a spoken name, reachable by keyboard, and answers clicks. It also sets `data-state`:
 *   `legal`  glows softly in gold (`var(--glow)`), `picked` is ringed (`var(--ring)`), `still` is neither.
 * Put it on a `<g>` (whose first own path, polygon, circle or rect is its outline) or a `<div>`, not on a `<button>`. Two copies of a card are the same thing: give each its number, 0, 1, …
 */
import type { Voice } from "../i18n/voice.svelte.ts";
import type { Offer, Seen, Text, Value } from "../server/protocol.ts";

export type { Offer, Seen, Text, Value };

/** `t("open-rule", {rule: "V-26"})`: a message of the game, the house or the page, with its kinds resolved. */
export type Translate = (key: string, args?: Record<string, Value>) => string;

/** Every part of a game gets these. They are reactive: read them where you use them. */
export interface BoardProps<View = unknown, Box = unknown> {
  /** The truth for this viewer, as the game's `view` gives it. While events play, the one they start from. */
  view: View;
  /** What is printed: `GET /api/games/{slug}/box`. */
  box: Box;
  /** The names of the seats, by seat. */
  names: string[];
  /** The seat this screen looks from; null: a spectator or a replay seen from the public side. */
  seat: number | null;
  /** The things clicked so far towards an answer, in order. */
  picked: readonly string[];
  /** This screen is asked for an answer now. */
  asked?: boolean;
  /** The things that may be clicked next. */
  pickable: ReadonlySet<string>;
  /** A touch on a thing that may be picked. */
  onpick: (thing: string) => void;
  /** A touch on a thing that is picked: takes it back. */
  onback: (thing: string) => void;
  /** A touch on a thing that may not be picked: asks the server why. */
  onwhy: (thing: string) => void;
  /** Answers with numbers (a flick) that may be given now: none in most games. */
  offers: readonly Offer[];
  /** The answer whose button or advice is looked at, in its notation: draw what it would do. */
  looked?: string;
  /** Give such an answer, one number per range. */
  onoffer: (offer: Offer, numbers: number[]) => void;
  /** Give an answer in its notation: one that the part has put together itself (a bargain of one's own). */
  onanswer: (notation: string) => void;
  /** What a seat said in the message of this number, where the game minds words; "": this screen did not hear it. */
  said?: (seat: number, message: number) => string;
  /** Sentences. */
  t: Translate;
  /** For sentences whose names open their faces (`Named`); none in a picture. */
  voice?: Voice;
  /** The event being acted now, or null. It changes as the queue runs; `before` says whether `view` is still the old one. */
  moment: Moment | null;
  /** The events of the last two seconds, newest last: trace them (an outline, an arrow), then let them fade. */
  events: readonly Seen[];
  /** All that was told so far, oldest first; nothing in a picture. */
  log?: readonly Seen[];
  /** No motion: cut. */
  reduced: boolean;
  /** A narrow screen (phone portrait): names short, targets at least 44 px. */
  compact: boolean;
}

/** Of a board that is only looked at: nothing can be touched. */
export const UNTOUCHED = {
  picked: [],
  pickable: new Set<string>(),
  onpick: () => {},
  onback: () => {},
  onwhy: () => {},
  offers: [],
  onoffer: () => {},
  onanswer: () => {},
} satisfies Partial<BoardProps>;

/** The props of a part that is only looked at, away from any table: in a picture of the rules. */
export function pictured<View, Box>(box: Box, t: Translate, view: Partial<View>): BoardProps<View, Box> {
  return { ...UNTOUCHED, view: view as View, box, t, names: [], seat: null, moment: null, events: [], reduced: true, compact: false };
}

/** What is on a stage: the event that is acted, and those of late. */
export interface OnStage {
  moment: Moment | null;
  recent: BoardProps["events"];
}

/** The props of a board where a game is watched: what is shown, to whom, and what is acted just now. */
export function watched(
  { moment, recent }: OnStage,
  shown: Pick<BoardProps, "view" | "box" | "names" | "seat" | "t" | "voice" | "reduced" | "compact">,
): BoardProps {
  return { ...UNTOUCHED, ...shown, moment, events: recent };
}

/** One event on stage. `ms` is how long it has; `before`: the view has not changed yet. */
export interface Moment {
  event: Seen;
  ms: number;
  before: boolean;
}

/** How long an event is on stage, in ms, before the view changes and after it. Nothing: it is not acted. */
export interface Pace {
  before?: number;
  after?: number;
}

export type ThingState = "picked" | "legal" | "still";
type Touched = Pick<BoardProps, "picked" | "pickable" | "onpick" | "onback" | "onwhy">;

/** What a touch on a thing would do now. */
export function stateOf(props: Pick<Touched, "picked" | "pickable">, thing: string, copy = 0): ThingState {
  const times = props.picked.filter((picked) => picked === thing).length;
  return times > copy ? "picked" : props.pickable.has(thing) ? "legal" : "still";
}

/**
 * The attributes that make an element a thing; spread them: `<g {...touch(props, "hex:nantes", name)}>`.
 *
 * Where there are dozens, derive the state first and give it with `touchIn`: then only those are drawn whose state changed.
 */
export function touch(props: Touched, thing: string, label: string, copy = 0): Record<string, unknown> {
  return touchIn(stateOf(props, thing, copy), props, thing, label);
}

export function touchIn(state: ThingState, props: Touched, thing: string, label: string): Record<string, unknown> {
  const act = { picked: props.onback, legal: props.onpick, still: props.onwhy }[state];
  return {
    "data-thing": thing,
    "data-state": state,
    role: "button",
    tabindex: state === "still" ? -1 : 0,
    "aria-label": label,
    "aria-pressed": state === "picked",
    "aria-disabled": state === "still",
    onclick: () => act(thing),
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      act(thing);
    },
  };
}
