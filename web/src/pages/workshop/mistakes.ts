/** What is wrong with a draft, in the language of the page: the server tells it as `cocarde pack check` does. */
import { w } from "./words.ts";

/** The sentences that have words of their own here; what they capture are the arguments `a` and `b`. */
const KNOWN: readonly [RegExp, string][] = [
  [/a normal card is worth 1 to 5/, "mistake-normal-value"],
  [/a bonus is \+1 or \+2/, "mistake-bonus-value"],
  [/a bonus card is always M\/T/, "mistake-bonus-types"],
  [/M, T or M\/T/, "mistake-types"],
  [/an Annulation has neither value/, "mistake-annulation"],
  [/at least one (?:copy|card)/, "mistake-copies"],
  [/^(?:cards\.toml: )?(\w+) jeu (\d) has (\d+) cards, not 26/, "mistake-deck"],
  [/(\d+) cards of kind (\w+), not (\d+)/, "mistake-kind-count"],
  [/(\d+) cards, not (\d+)/, "mistake-cards"],
  [/a general is worth 1 to 6/, "mistake-general"],
  [/at least 2 cards, for four players/, "mistake-hand"],
  [/attacks first in round/, "mistake-first"],
  [/numbers run on|rounds run on|periods run on|order runs on/, "mistake-numbers"],
  [/one of (.+)$/, "mistake-one-of"],
  [/is none of (.+)$/, "mistake-one-of"],
  [/takes (no arguments)/, "mistake-no-arguments"],
  [/takes (.+)$/, "mistake-takes"],
  [/not below 0|are not below 0/, "mistake-below"],
  [/unknown (symbol|hex|effect)/, "mistake-unknown"],
  [/its (French|English) text is missing/, "mistake-missing"],
  [/the game has no sentence of this name/, "mistake-sentence"],
  [/not Fluent/, "mistake-fluent"],
  [/Expected `int`/, "mistake-whole"],
  [/Expected `float`/, "mistake-number"],
  [/Expected `str`/, "mistake-text"],
  [/Expected `(?:array|object)/, "mistake-shape"],
  [/title is empty|is empty/, "mistake-empty"],
];
const RULE = /\b([A-Z]{1,2}-R?\d+)\b/;

export interface Told {
  /** In the chosen language; "": it has no words there. */
  words: string;
  /** As the server says it. */
  plain: string;
  rule: string;
}

export function told(what: string): Told {
  const rule = RULE.exec(what)?.[1] ?? "";
  for (const [pattern, key] of KNOWN) {
    const found = pattern.exec(what);
    if (found) return { words: w(key, { a: found[1] ?? "", b: found[2] ?? "", c: found[3] ?? "" }), plain: what, rule };
  }
  return { words: "", plain: what, rule };
}
