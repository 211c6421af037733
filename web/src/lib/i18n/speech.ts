/** Sentences from Fluent files, by the same algorithm as `cocarde.speech` in Python. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Seen, Text, Value } from "../server/protocol.ts";
import { elided } from "./elision.ts";

/** Negative numbers with the sign that is theirs instead of a hyphen. */
export const minus = (said: string): string => said.replace(/(?<![\p{L}\d_)])-(?=\d)/gu, "−");

/** A piece of a sentence: words, or the name of a thing (`card:w1_faux`) that stands in it. */
export type Part = string | { thing: string; word: string };

/** Names are marked by these while a sentence is made: no text has them. */
const [OPEN, BETWEEN, SHUT] = ["\uE000", "\uE001", "\uE002"];
const NAMED = new RegExp(`(${OPEN}[^${SHUT}]*${SHUT})`, "u");

/** What is read of a word that may be marked. */
const read = (word: string): string => (word.startsWith(OPEN) ? word.slice(word.indexOf(BETWEEN) + 1) : word);

function partsOf(marked: string): Part[] {
  return marked.split(NAMED).flatMap((piece): Part[] => {
    const [thing, word] = piece.startsWith(OPEN) ? piece.slice(1, -1).split(BETWEEN) : [];
    return thing !== undefined && word !== undefined ? [{ thing, word }] : piece === "" ? [] : [piece];
  });
}

/** A sentence that goes on after a colon: it begins small, unless a name stands first. */
function afterColon(said: string, args: Record<string, string | number>): string {
  const named = Object.values(args).some((arg) => typeof arg === "string" && arg !== "" && said.startsWith(arg));
  return named ? said : said.slice(0, 1).toLowerCase() + said.slice(1);
}

export class Speech {
  readonly language: string;
  private readonly kinds: Record<string, string>;
  private readonly bundle: FluentBundle;
  private marking = false;

  /** `sources`: Fluent texts, later ones overriding earlier ones. `kinds`: what the arguments of texts name. */
  constructor(language: string, sources: string[], kinds: Record<string, string> = {}) {
    this.language = language;
    this.kinds = kinds;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  knows(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The sentence of `text`, after what caused it (`cause`: a card, a square…), if anything did; seats are called by `names`. A key nobody wrote reads as itself. */
  say(text: Text, names: string[] | null = null): string {
    const pattern = this.bundle.getMessage(text.key)?.value;
    if (!pattern) return text.key;
    const args: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(text.args ?? {})) args[name] = this.name(name, value, names);
    const said = this.spoken(minus(this.bundle.formatPattern(pattern, args, [])), args);
    const cause = text.args?.["cause"];
    if (cause === undefined) return said;
    const source = this.nameOf(String(cause));
    return this.say({ key: "caused", args: { source: read(source).includes(":") ? this.quoted(source) : this.asTitle(source), said: afterColon(said, args) } });
  }

  /** A name that ends like a sentence stands in quotation marks, or two signs would follow each other. */
  private asTitle(name: string): string {
    return /[!?]\uE002?$/u.test(name) ? this.quoted(name) : name;
  }

  private quoted(name: string): string {
    return this.say({ key: "quoted", args: { said: name } });
  }

  private spoken(said: string, args: Record<string, string | number>): string {
    const put = Object.values(args).filter((arg) => typeof arg === "string");
    return this.language === "fr" ? elided(said, put, read) : said;
  }

  /** The log line of an event. */
  event(seen: Seen, names: string[] | null = null): string {
    return this.say({ key: `event-${seen.kind}`, args: seen.args ?? {} }, names);
  }

  /** The name of a thing, such as `card:w1_faux` (or of another kind that `kinds` says is one: `kept:w1_faux`); a seat is called by `names`; of one without a name, its id. */
  nameOf(thing: string, names: string[] | null = null): string {
    const [kind = "", name = ""] = thing.split(/:(.*)/s);
    if (kind === "seat") return names?.[Number(name)] ?? this.say({ key: `seat-${name}` });
    for (const called of [kind, this.kinds[kind] ?? kind]) {
      const key = `${called}-${name}`;
      if (this.knows(key)) return this.mark(`${called}:${name}`, this.say({ key }));
    }
    return name || kind;
  }

  /** The sentence with the names of things set apart. */
  parts(text: Text, names: string[] | null = null): Part[] {
    return partsOf(this.marked(() => this.say(text, names)));
  }

  /** The log line of an event with the names of things set apart. */
  eventParts(seen: Seen, names: string[] | null = null): Part[] {
    return partsOf(this.marked(() => this.event(seen, names)));
  }

  private marked(said: () => string): string {
    this.marking = true;
    try {
      return said();
    } finally {
      this.marking = false;
    }
  }

  private mark(thing: string, word: string): string {
    return this.marking ? `${OPEN}${thing}${BETWEEN}${word}${SHUT}` : word;
  }

  private name(name: string, value: Value, names: string[] | null): string | number {
    if (typeof value === "number" || typeof value === "string") return this.word(name, value, names);
    const words = value.map((item) => String(this.word(name, item, names)));
    if (words.length < 2) return words[0] ?? this.say({ key: "list-none" });
    return this.say({ key: "list-and", args: { most: words.slice(0, -1).join(", "), last: words.at(-1)! } });
  }

  private word(name: string, value: number | string, names: string[] | null): string | number {
    const kind = this.kinds[name];
    if (kind === undefined) return value;
    let id = value;
    if (kind === "seat") {
      const seat = Number(String(value).replace(/^seat/, ""));
      if (names !== null) return names[seat] ?? this.say({ key: `seat-${seat}` });
      id = seat;
    }
    const [word = "", ...things] = String(id).split(" "); // a word may name things of its own: `plead-granted seat:1 seat:0`
    const key = `${kind}-${word}`;
    if (!this.knows(key)) return String(value);
    if (things.length === 0) {
      const said = this.mark(`${kind}:${id}`, this.say({ key }));
      return kind === "card" ? this.asTitle(said) : said;
    }
    return this.say({ key, args: Object.fromEntries(things.map((thing, at) => [`w${at + 1}`, this.nameOf(thing, names)])) });
  }
}
