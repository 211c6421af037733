/**
 * A first game that teaches: some ten steps, each told when its question is asked and what it points at can be seen.
 *
 * The dice are as fair as ever, so no step waits for a certain throw: it says at which questions it may be told (`asked`), what
 * must hold besides (`when`) and which steps it builds on (`after`); the first step of the list that fits is told. A step that is
 * about the question itself (`does`) is done when the question is answered, any other when it has been read. The texts of a step
 * are `guide-ID-title`, `guide-ID` and `guide-ID-do`.
 */
import type { Language } from "../page/settings.svelte.ts";

/** What the guide sees: no more than the player does. */
export interface Sight<View = any, Box = any, Prompt extends string = string, Event extends string = string> {
  view: View;
  box: Box;
  seat: number;
  /** What is asked now: `choose-hex`. */
  prompt: Prompt;
  /** The things that can be touched first to answer, each once. */
  things: readonly string[];
  /** Has one of these happened in this game? */
  happened: (...events: Event[]) => boolean;
  /** Is this thing or part of the page drawn now? */
  drawn: (name: string) => boolean;
}

export interface Step<View = any, Box = any, Prompt extends string = any, Event extends string = any> {
  id: string;
  rule: string;
  /** The questions at which it may be told. */
  asked: readonly Prompt[];
  /** It is about the question itself: done when that is answered. */
  does?: true;
  /** The steps it builds on. */
  after?: readonly string[];
  /** What must hold besides. */
  when?: (sight: Sight<View, Box, Prompt, Event>) => boolean;
  /** What it points at: things, or parts of the page (`data-part`). It is told only while one of them is drawn. */
  points: (sight: Sight<View, Box, Prompt, Event>) => readonly string[];
}

/** The first game of a game: how its table is laid, and its steps. */
export interface Guide<View = any, Box = any, Prompt extends string = any, Event extends string = any> {
  seats: number;
  mine: number;
  options: (language: Language) => Record<string, string>;
  steps: readonly Step<View, Box, Prompt, Event>[];
}

/** Does the occasion for a step come now? */
export function fits(step: Step, done: readonly string[], sight: Sight): boolean {
  if (!step.asked.includes(sight.prompt) || !(step.after ?? []).every((id) => done.includes(id))) return false;
  return (step.when?.(sight) ?? true) && step.points(sight).some(sight.drawn);
}

/** The step to tell: the first that is not done and fits. */
export function next(steps: readonly Step[], done: readonly string[], sight: Sight): Step | null {
  return steps.find((step) => !done.includes(step.id) && fits(step, done, sight)) ?? null;
}

/** Things of these kinds, at most `most`: `among(sight, ["hex"], 3)`. */
export function among(sight: Pick<Sight, "things">, kinds: readonly string[], most = 6): string[] {
  return sight.things.filter((thing) => kinds.includes(thing.split(":")[0]!)).slice(0, most);
}
