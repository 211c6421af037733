/**
 * An only answer is given by the page of its seat: against bots at once, among people when a person might have given it.
 *
 * How fast an answer comes must not tell whether there was a choice: a hand is a secret. So among people the delay is drawn
 * from the times this person really took to choose; while nobody looks at the page it does not run, for nobody would answer.
 */
import type { Asked, Seen, State } from "../server/protocol.ts";
import type { Table } from "./table.svelte.ts";

/** How long one may read that an answer is forced: where all can see it, or where one may still take back what came before. */
export const BREATH = 1300;
/** What people usually take, in ms, until this one's own times are known. */
const USUAL = [1900, 2600, 3300, 4200, 5400, 7500];
const ENOUGH = 3;
const KEPT = 24;
const SHORTEST = 1500;
const LONGEST = 45_000;

/** Does anybody look on from whom a hand is hidden? Somebody may yet sit down on an open seat; one screen may hold two people. */
export function amongPeople(state: Pick<State, "seat" | "seats" | "you">): boolean {
  return state.you.length > 1 || state.seats.some((sitter, seat) => seat !== state.seat && sitter.kind !== "bot" && !sitter.bot);
}

/** Did this seat just take an answer back? Then it wants to look at the question. */
export function tookBack(log: readonly Seen[], seat: number | null): boolean {
  const last = log.at(-1);
  return last !== undefined && (last.kind === "rewound" || (last.kind === "undid" && last.args?.["seat"] === seat));
}

/** How long this person takes to choose, by the rule that asks. */
export class Tempo {
  private times: { rule: string; ms: number }[] = [];

  note(rule: string, ms: number): void {
    this.times = [...this.times, { rule, ms }].slice(-KEPT);
  }

  /** A time that this person might take here. `chance` draws from 0 to 1. */
  draw(rule: string, chance: () => number): number {
    const alike = this.times.filter((one) => one.rule === rule);
    const known = (alike.length >= ENOUGH ? alike : this.times).map((one) => one.ms);
    const from = known.length >= ENOUGH ? known : USUAL;
    const ms = from[Math.min(from.length - 1, Math.floor(chance() * from.length))]!;
    return Math.min(LONGEST, Math.max(SHORTEST, ms * (0.75 + 0.6 * chance())));
  }
}

/** How long the page waits before it gives an only answer. */
export function delayOf(state: State, asked: Asked, tempo: Tempo, chance: () => number, now: number): number {
  if (!amongPeople(state)) return state.undo ? BREATH : 0;
  if (asked.forced) return BREATH;
  const drawn = tempo.draw(asked.rule, chance);
  return state.deadline > 0 ? Math.min(drawn, Math.max(0, (state.deadline - now) / 2)) : drawn;
}

/** Give only answers at this table, while `free` says that the person can see it. */
export function giveForced(table: Table, free: () => boolean): void {
  const tempo = new Tempo();
  let looked = $state(!document.hidden);
  let since = 0;
  let rule = "";
  let due: { n: number; at: number } | null = null; // drawn once a question: talk does not put it off

  $effect(() => {
    const turned = () => (looked = !document.hidden);
    document.addEventListener("visibilitychange", turned);
    return () => document.removeEventListener("visibilitychange", turned);
  });

  // What this person chose, and how long it took: an only answer is no choice.
  $effect(() => {
    if (table.asked && free() && looked) {
      if (table.asked.only) rule = "";
      else [rule, since] = [table.asked.rule, Date.now()];
    } else if (table.sent && rule !== "") {
      tempo.note(rule, Date.now() - since);
      rule = "";
    } else rule = "";
  });

  $effect(() => {
    const only = free() ? table.forced : null;
    const state = table.state;
    if (!only || !state || !table.asked || (!looked && amongPeople(state))) {
      due = null;
      return;
    }
    const now = Date.now();
    if (due?.n !== state.n) due = { n: state.n, at: now + delayOf(state, table.asked, tempo, Math.random, now) };
    const given = setTimeout(() => table.answer(only.notation, true), due.at - now);
    return () => clearTimeout(given);
  });
}
