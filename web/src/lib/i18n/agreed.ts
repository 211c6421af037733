/** What is agreed at a table, in words: how long one may think, its options, and what the house allows besides. */
import type { GameCard, Terms } from "../server/protocol.ts";
import { offered, PACES, valueOf } from "../table/seating.ts";
import { t, type Voice } from "./voice.svelte.ts";

export interface Agreement {
  options: Readonly<Record<string, string>>;
  terms: Terms;
}

export interface Word {
  name: string;
  word: string;
}

/** The time to think and every option of the game, each with the value it has. */
export function inWords(agreed: Agreement, game: GameCard | undefined, seats: number, bots: boolean, voice: Voice): Word[] {
  const pace = PACES.includes(agreed.terms.seconds ?? 0) ? (agreed.terms.seconds ?? 0) : 0;
  return [
    { name: t("room-pace"), word: t(`pace-${pace}`) },
    ...offered(game?.options ?? [], seats, bots).map((option) => ({
      name: voice.t(`option-${option.id}`),
      word: voice.t(`option-${option.id}-${valueOf(option, agreed.options)}`),
    })),
  ];
}

/** What the house allows besides. */
export function allowed(terms: Terms): string[] {
  return [...(terms.listed ? ["listed"] : []), ...((terms.hints ?? true) ? ["hints"] : []), ...(terms.whispers ? ["whispers"] : [])];
}

/** What would be otherwise: the words that are new, and of what is allowed whether it will be. */
export function otherwise(before: Agreement, after: Agreement, game: GameCard | undefined, seats: number, bots: boolean, voice: Voice): Word[] {
  const old = inWords(before, game, seats, bots, voice);
  const changed = inWords(after, game, seats, bots, voice).filter(({ word }, at) => word !== old[at]?.word);
  const was = allowed(before.terms);
  const will = allowed(after.terms);
  return [
    ...changed,
    ...will.filter((term) => !was.includes(term)).map((term) => ({ name: t(`terms-${term}`), word: t("terms-yes") })),
    ...was.filter((term) => !will.includes(term)).map((term) => ({ name: t(`terms-${term}`), word: t("terms-no") })),
  ];
}
