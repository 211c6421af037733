/**
 * Clicking things in order until they spell one answer.
 *
 * An option names the things to click for it. A thing may be clicked next when some option that begins with the things
 * already picked names it next. The same code offers every choice of every game.
 */
import type { Offer, Option } from "../server/protocol.ts";

export interface Selection {
  /** Options that begin with what is picked and want more. */
  open: Option[];
  /** Options that are spelled out by what is picked. */
  done: Option[];
  /** The things some open option names next. */
  next: Set<string>;
}

function beginsWith(things: readonly string[], picked: readonly string[]): boolean {
  return picked.length <= things.length && picked.every((thing, at) => things[at] === thing);
}

/** What the things picked so far still allow. Options without things are never reached by picking. */
export function select(options: readonly Option[], picked: readonly string[]): Selection {
  const fitting = options.filter((option) => option.things.length > 0 && beginsWith(option.things, picked));
  const open = fitting.filter((option) => option.things.length > picked.length);
  const done = picked.length === 0 ? [] : fitting.filter((option) => option.things.length === picked.length);
  return { open, done, next: new Set(open.map((option) => option.things[picked.length]!)) };
}

/** The one answer that needs no confirmation: spelled out, alone, and nothing longer begins with it. */
export function settled(selection: Selection): Option | null {
  return selection.open.length === 0 && selection.done.length === 1 ? selection.done[0]! : null;
}

/** Options that are buttons of the prompt: they touch nothing. */
export function buttons(options: readonly Option[]): Option[] {
  return options.filter((option) => option.things.length === 0);
}

/** Options that are no offer with its numbers filled in: touching their things only begins them. */
export function apart(options: readonly Option[], offers: readonly Offer[]): Option[] {
  const begun = offers.map((offer) => [offer.verb, ...Object.values(offer.ids), ""].join(" "));
  return options.filter(({ notation }) => !begun.some((words) => notation.startsWith(words)));
}

/** The options, those whose notation is or begins with one of these before the others and in this order. */
export function leading(options: readonly Option[], first: readonly string[]): Option[] {
  const place = ({ notation }: Option) => {
    const at = first.findIndex((words) => `${notation} `.startsWith(`${words} `));
    return at < 0 ? first.length : at;
  };
  return [...options].sort((a, b) => place(a) - place(b));
}

/** A way on from what is picked: an answer that can be given now, a thing that several answers name next, or a kind of answers. */
export interface Way {
  option: Option | null;
  thing: string;
  /** Of a kind that is folded: its verb. */
  kind?: string;
  /** How many answers lie behind it. */
  count: number;
  /** Of a kind each of whose answers has one: the least and the greatest chance among them, in percent. */
  chances?: [number, number];
}

/** In their order, those that end something for good last: not the first one sees. */
export function gravest<T>(all: readonly T[], answer: (one: T) => Option | null): T[] {
  const grave = (one: T) => answer(one)?.grave === true;
  return [...all.filter((one) => !grave(one)), ...all.filter(grave)];
}

/** So few answers stand there whole, whatever things they name. */
const FEW = 6;

/**
 * Every way on, so that each answer can be reached by pressing: first the answers that are whole, then thing by thing.
 *
 * `measured`: things with which one may do anything within a measure, such as to flick them. They are taken in hand first: the
 * few answers the house thinks of are not all there is to do with them.
 */
export function ways(options: readonly Option[], picked: readonly string[], measured: ReadonlySet<string> = new Set()): Way[] {
  const { open, done } = select(options, picked);
  const whole = picked.length > 0 ? done : buttons(options);
  const few = whole.length + open.length <= FEW && measured.size === 0;
  const behind = new Map<string, Option[]>();
  for (const option of open) {
    const thing = option.things[picked.length]!;
    const apart = few ? option.notation : thing;
    behind.set(apart, [...(behind.get(apart) ?? []), option]);
  }
  const [only] = behind.size === 1 && whole.length === 0 ? behind.values() : [];
  const plain = only?.every((option) => option.things.length === picked.length + 1) ? only : []; // a thing that all begin with is no choice
  const found = [
    ...[...whole, ...plain].map((option) => ({ option, thing: "", count: 1 })),
    ...(plain.length > 0 ? [] : [...behind.values()]).map((some) => ({
      option: some.length === 1 && !measured.has(some[0]!.things[picked.length]!) ? some[0]! : null,
      thing: some[0]!.things[picked.length]!,
      count: some.length,
    })),
  ];
  return gravest(found, (way) => way.option);
}

/** More ways than these are folded by kind; a kind of less than `SOME` is not. */
const MANY = 8;
const SOME = 3;

const kindOf = ({ option }: Way): string => option?.notation.split(" ")[0] ?? "";

function chancesOf(some: readonly Way[]): Pick<Way, "chances"> {
  const percents = some.map(({ option }) => option?.stake?.percent ?? -1);
  const least = Math.min(...percents);
  return least < 0 ? {} : { chances: [least, Math.max(...percents)] };
}

/** Many ways with those of one kind behind one, as far as the game has a title for it; with a kind opened, those of that kind. */
export function folded(all: readonly Way[], titled: readonly string[], opened: string): Way[] {
  const of = (kind: string) => all.filter((way) => kindOf(way) === kind);
  if (opened) return of(opened);
  const kinds = all.length > MANY ? titled.filter((kind) => of(kind).length >= SOME && of(kind).length < all.length) : [];
  const firstOf = (way: Way) => of(kindOf(way))[0] === way;
  const fold = (kind: string): Way => ({ option: null, thing: "", kind, count: of(kind).length, ...chancesOf(of(kind)) });
  return all
    .filter((way) => !kinds.includes(kindOf(way)) || firstOf(way))
    .map((way) => (kinds.includes(kindOf(way)) ? fold(kindOf(way)) : way));
}

/** The picked things up to, not including, the last pick of `thing`: taking one back takes back what followed. */
export function without(picked: readonly string[], thing: string): string[] {
  const at = picked.lastIndexOf(thing);
  return at < 0 ? [...picked] : picked.slice(0, at);
}

/** Things to pick before `thing` may be, for an option that names it later; empty when none does. */
export function leadsTo(options: readonly Option[], picked: readonly string[], thing: string): string[] {
  for (const option of options) {
    if (!beginsWith(option.things, picked)) continue;
    const at = option.things.indexOf(thing, picked.length);
    if (at > picked.length) return option.things.slice(picked.length, at);
  }
  return [];
}
