/** The conditions a contract may hang on, as lists to choose from: what may stand at each place of one. */
import { PARTS, type Part } from "./bargain.ts";
import type { CourtisansBox } from "../types.ts";

const CATEGORIES = ["titre", "charge", "dignite", "pension"];
const PLACES = ["versailles", "chasse", "guerre"];
/** Powers that are used on nobody. */
const ON_NOBODY = ["peace", "move"];

/** What may stand at the place `at` of a condition; `words` are those before it, the kind first. */
export function choicesOf(box: CourtisansBox, seats: number, words: readonly string[], at: number): string[] {
  const kind = words[0] ?? "";
  const part = PARTS[kind]?.[at - 1];
  return part ? LISTS[part](box, [...Array(seats).keys()].map((seat) => `seat${seat}`), words) : [];
}

type Lister = (box: CourtisansBox, seats: string[], words: readonly string[]) => string[];

const LISTS: Record<Part, Lister> = {
  seat: (_, seats) => seats,
  other: (_, seats, words) => seats.filter((seat) => seat !== words[1]),
  card: (box) => box.cards.map((card) => card.id),
  obtainable: (box) => [...CATEGORIES, ...box.cards.filter((card) => CATEGORIES.includes(card.category)).map((card) => card.id)],
  audience: (box) => box.audiences,
  power: (box) => box.powers,
  target: (box, seats, words) => targets(box, seats, words),
  issue: () => ["granted", "attempted"],
  place: () => PLACES,
  when: (_, seats) => ["localisation", ...seats],
  count: () => ["1", "2"],
};

function targets(box: CourtisansBox, seats: string[], words: readonly string[]): string[] {
  const [kind, who, what = ""] = words;
  if (kind === "plays") return [...seats, "king", "queen", "none"];
  if (kind === "audience") return what === "remarry" ? ["none"] : seats.filter((seat) => seat !== who);
  if (what === "war") return box.countries.map((country) => country.id);
  return ON_NOBODY.includes(what) ? ["none"] : seats;
}

/** A condition whose every place holds something that may stand there: what does not fit becomes the first that does. */
export function completed(box: CourtisansBox, seats: number, words: readonly string[]): string[] {
  const kind = words[0] ?? "";
  const whole = [kind];
  (PARTS[kind] ?? []).forEach((_, at) => {
    const possible = choicesOf(box, seats, whole, at + 1);
    const word = words[at + 1];
    whole.push(word !== undefined && possible.includes(word) ? word : (possible[0] ?? ""));
  });
  return whole;
}
