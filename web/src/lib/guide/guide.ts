/**
 * A first game that teaches: ten steps, each told when the table gives the occasion for it.
 *
 * The dice are as fair as ever, so no step waits for a certain throw: it says which question it is about (`asked`) or what must
 * be in sight (`when`), and the first step of the list that fits is told. A step about a question is done when the question is
 * answered, any other when it has been read. The texts of a step are `guide-ID-title`, `guide-ID` and `guide-ID-do`.
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
}

export interface Step<View = any, Box = any, Prompt extends string = any, Event extends string = any> {
  id: string;
  rule: string;
  /** The questions it is about: told while one of them is asked, done when that is answered. */
  asked?: readonly Prompt[];
  /** What must be in sight besides. */
  when?: (sight: Sight<View, Box, Prompt, Event>) => boolean;
  /** What it points at: things, or parts of the page (`data-part`). */
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
export function fits(step: Step, sight: Sight): boolean {
  return (step.asked?.includes(sight.prompt) ?? true) && (step.when?.(sight) ?? true);
}

/** The step to tell: the first that is not done and fits. */
export function next(steps: readonly Step[], done: readonly string[], sight: Sight): Step | null {
  return steps.find((step) => !done.includes(step.id) && fits(step, sight)) ?? null;
}

/** Things of these kinds, at most `most`: `among(sight, ["hex"], 3)`. */
export function among(sight: Pick<Sight, "things">, kinds: readonly string[], most = 6): string[] {
  return sight.things.filter((thing) => kinds.includes(thing.split(":")[0]!)).slice(0, most);
}
