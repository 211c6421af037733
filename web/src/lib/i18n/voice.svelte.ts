/** The sentences of the page in the chosen language, and those of a game when one is open. */
import { api } from "../server/api.ts";
import type { GamePieces } from "../game/game.ts";
import type { Piece } from "../rules/catalogue.ts";
import type { Seen, Text, Value } from "../server/protocol.ts";
import { settings, type Language } from "../page/settings.svelte.ts";
import { minus, Speech, type Part } from "./speech.ts";

const FILES: Record<Language, () => Promise<{ default: string }>> = { fr: () => import("./fr.ftl?raw"), en: () => import("./en.ftl?raw") };

/** The page's own sentences, of the languages that were ever chosen: the other one need not be loaded. */
class Own {
  private known = $state.raw<Partial<Record<Language, { source: string; speech: Speech }>>>({});
  private last = $state.raw(new Speech("fr", []));

  /** Resolves, with their source, when they can be said. */
  async learn(language: Language): Promise<string> {
    if (!this.known[language]) {
      const { default: source } = await FILES[language]();
      this.last = new Speech(language, [source]);
      this.known = { ...this.known, [language]: { source, speech: this.last } };
    }
    return this.known[language]!.source;
  }

  /** In the chosen language; until that is there, in the one before. */
  get speech(): Speech {
    return this.known[settings.language]?.speech ?? this.last;
  }
}

export const own = new Own();

/** A number as the chosen language writes it. */
export const figure = (value: number): string => minus(new Intl.NumberFormat(settings.language).format(value));

/** The page's own sentence. */
export function t(key: string, args: Record<string, Value> = {}): string {
  return own.speech.say({ key, args });
}

/** The sentences of a game: fetched for the current language, and again when it changes. */
export class Voice {
  names = $state<string[] | null>(null);
  /** What the seats are called in what is asked and answered, where the game gives them other names than those they sit under. */
  called = $state<string[] | null>(null);
  /** What lies in the box, by its thing: what can be looked at where it is named. */
  pieces = $state.raw<ReadonlyMap<string, Piece>>(new Map());
  private speech = $state.raw<Speech | null>(null);

  /** The sentences of a game with its house and the page; resolves when they can be said. */
  async learn(slug: string, language: Language, drawn: GamePieces["texts"]): Promise<void> {
    const [page, house, game, box] = await Promise.all([
      own.learn(language),
      api.texts(`house/${language}`),
      api.texts(`${slug}/${language}`),
      api.box(slug),
    ]);
    if (settings.language === language) this.speech = new Speech(language, [page, house, game, drawn?.[language] ?? ""], box.kinds);
  }

  get ready(): boolean {
    return this.speech !== null;
  }

  say = (text: Text): string => (this.speech ?? own.speech).say(text, this.called ?? this.names);

  t = (key: string, args: Record<string, Value> = {}): string => this.say({ key, args });

  /** What is said about the table itself: who sits there is called as they sit, not as the game calls them. */
  house = (text: Text): string => (this.speech ?? own.speech).say(text, this.names);

  event(seen: Seen): string {
    return this.speech?.event(seen, this.names) ?? "";
  }

  parts = (text: Text): Part[] => (this.speech ?? own.speech).parts(text, this.called ?? this.names);

  eventParts(seen: Seen): Part[] {
    return this.speech?.eventParts(seen, this.names) ?? [];
  }

  /** The name of a thing one can touch. */
  nameOf(thing: string): string {
    return this.speech?.nameOf(thing, this.called ?? this.names) ?? thing;
  }

  knows(key: string): boolean {
    return this.speech?.knows(key) ?? false;
  }
}
