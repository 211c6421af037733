/** Fair chance, checked in this browser: every result of a game drawn again from the secret that was sealed before it. */
import { api } from "./api.ts";
import type { Audited, ReturnMatch } from "./protocol.ts";

const WORDS = 8;
const RANGE = 2 ** 32;
const text = new TextEncoder();

/** What this browser adds to the chance of a table: nobody else could have chosen it. */
export function freshWords(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}

/** The words this browser adds to a table, kept so that it can look for them when the game is over. */
export function ownWords(table: string): string {
  const words = freshWords();
  keepWords(table, words);
  return words;
}

function keepWords(table: string, words: string): void {
  try {
    localStorage.setItem(`cocarde.words.${table}`, words);
  } catch {
    // then nobody but the audit remembers them
  }
}

/** The house passed the words of this browser over: they came too late. Then it does not miss them later. */
export function forgetWords(table: string): void {
  try {
    localStorage.removeItem(`cocarde.words.${table}`);
  } catch {
    // it kept none
  }
}

/** Ask for the return match, or agree to it: first the house commits itself, then this browser adds its words. */
export async function playAgain(table: string): Promise<ReturnMatch> {
  const { table: seal } = await api.seal();
  const words = freshWords();
  const made = await api.rematch(table, { seal, words });
  if (made.added) keepWords(made.table, words);
  return made;
}

/** The words this browser added to a table, or nothing. */
export function keptWords(table: string): string {
  try {
    return localStorage.getItem(`cocarde.words.${table}`) ?? "";
  } catch {
    return "";
  }
}

/** Who added which words to a table: the name of the table, then `seat:words` for each. Older games name no seat. */
export function wordsOf(told: string): { seat: number | null; words: string }[] {
  return told
    .split(" ")
    .slice(1)
    .map((part) => /^(?:(\d+):)?(.*)$/.exec(part)!)
    .map(([, seat, words]) => ({ seat: seat === undefined ? null : Number(seat), words: words! }))
    .filter(({ words }) => words !== "");
}

export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The SHA-256 of a secret, as it is published before the game. */
export async function commitment(secret: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", text.encode(secret))));
}

/** The stream of 32-bit words of a secret: HMAC-SHA256 over `words/0`, `words/1`, … */
export class Stream {
  private readonly blocks = new Map<number, DataView>();
  private readonly key: Promise<CryptoKey>;
  private readonly words: string;

  constructor(secret: string, words: string) {
    this.words = words;
    this.key = crypto.subtle.importKey("raw", text.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  }

  async word(place: number): Promise<number> {
    const number = Math.floor(place / WORDS);
    let block = this.blocks.get(number);
    if (!block) {
      block = new DataView(await crypto.subtle.sign("HMAC", await this.key, text.encode(`${this.words}/${number}`)));
      this.blocks.set(number, block);
    }
    return block.getUint32(4 * (place % WORDS));
  }

  /** A result from 0 to `size` - 1 read at this place: words that would favour the low results are passed over. */
  async below(size: number, place: number): Promise<number> {
    const bound = RANGE - (RANGE % size);
    for (let at = place; ; at++) {
      const word = await this.word(at);
      if (word < bound) return word % size;
    }
  }
}

/** Null: all is fair. Else what is wrong: the seal, one's own words that are missing, the entry whose result is another one. */
export async function flaw(told: Audited, own = ""): Promise<{ seal: true } | { words: true } | { entry: number } | null> {
  if ((await commitment(told.secret)) !== told.commitment) return { seal: true };
  if (own !== "" && !wordsOf(told.words).some(({ words }) => words === own)) return { words: true };
  const stream = new Stream(told.secret, told.words);
  for (const { n, size, result, place } of told.drawn) {
    if ((await stream.below(size, place)) !== result) return { entry: n };
  }
  return null;
}
