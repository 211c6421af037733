/** Bargains put together by hand: what may be written, and how it reads. */
import type { ContractView, Props, SideView } from "../types.ts";
import { livres } from "../words.ts";

/** One side of a bargain while it is being written; money in livres, conditions as the game spells them. */
export interface Draft {
  cash: number;
  escrow: number;
  trigger: string;
  word: string;
}

export const NOTHING: Draft = { cash: 0, escrow: 0, trigger: "none", word: "none" };

/** Money goes in hundreds. */
export const HUNDRED = 100;

/** Has anything been put on this side? */
export const written = (side: Draft): boolean => side.cash > 0 || side.escrow > 0 || side.trigger !== "none" || side.word !== "none";

/** The answer that makes this offer. */
export function offerNotation(to: number, give: Draft, want: Draft): string {
  const conditions = [give.trigger, give.word, want.trigger, want.word];
  const money = [give.cash, give.escrow, want.cash, want.escrow].map((amount) => Math.round(amount / HUNDRED));
  return ["offer", `seat${to}`, ...conditions, ...money].join(" ");
}

/** What each kind of condition names after the person: the lists of the form, in order. */
export const PARTS: Record<string, readonly Part[]> = {
  plays: ["seat", "card", "target"],
  obtains: ["seat", "obtainable"],
  audience: ["seat", "audience", "target", "issue"],
  power: ["seat", "power", "target"],
  court_at: ["place", "when"],
  gives: ["seat", "other", "count"],
  freed: ["seat"],
  recalled: ["seat"],
  jailed: ["seat"],
  exiled: ["seat"],
  dead: ["seat"],
  no_harm: ["seat", "other"],
};

export type Part = "seat" | "other" | "card" | "obtainable" | "audience" | "power" | "target" | "issue" | "place" | "when" | "count";

/** What the people of a condition are called: as the announcer does, or as they sit. */
export const calledBy = (view: Pick<Props["view"], "called">, names: readonly string[]): readonly string[] => (view.called.length > 0 ? view.called : names);

const SEAT = /^seat\d$/;

/** One word of a condition, as it is read. */
export function wordOf(t: Props["t"], names: readonly string[], part: Part, word: string): string {
  if (SEAT.test(word)) {
    const name = names[Number(word.slice(4))] ?? word;
    return part === "when" ? t("c-when-turn", { name }) : name;
  }
  if (word === "king" || word === "queen") return t(`sovereign-${word}`);
  if (word === "none") return t("c-nobody");
  if (word === "localisation") return t("c-when-localisation");
  switch (part) {
    case "card":
      return t(`card-${word}`);
    case "obtainable":
      return /_/.test(word) ? t(`card-${word}`) : t(`c-any-${word}`);
    case "audience":
      return t(`audience-${word}`);
    case "power":
      return t(`power-${word}`);
    case "place":
      return t(`place-${word}`);
    case "issue":
      return t(`c-issue-${word}`);
    case "target":
      return t(`country-${word}`);
    default:
      return word;
  }
}

/** What one side gives, line by line. */
export function linesOf(t: Props["t"], side: SideView): string[] {
  const lines: string[] = [];
  if (side.cash > 0) lines.push(t("c-line-cash", { money: livres(side.cash) }));
  if (side.escrow > 0) lines.push(t("c-line-escrow", { money: livres(side.escrow), condition: side.condition }));
  if (side.word !== "") lines.push(t("c-line-word", { condition: side.word }));
  return lines;
}

/** A signed contract in one line. */
export function contractLine(t: Props["t"], each: ContractView): string {
  const told = { seat: each.payer, target: each.payee, money: livres(each.amount), condition: each.condition };
  return t(`c-contract-${each.instrument}`, told);
}
