/** What tables, fields and the words in them are called: whoever changes a pack or reads what it changes loads it. */
import { minus, Speech } from "../i18n/speech.ts";
import { settings } from "../page/settings.svelte.ts";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";

const SPEECHES = { fr: new Speech("fr", [fr]), en: new Speech("en", [en]) };
const NOTHING = "–";

/** As the name of a sentence may be written: every other sign by its number. */
const spelled = (word: string): string => word.replace(/\W/gu, (sign) => `u${sign.codePointAt(0)!.toString(16)}`);

function said(key: string, otherwise: string): string {
  const speech = SPEECHES[settings.language];
  return speech.knows(key) ? speech.say({ key, args: {} }) : otherwise;
}

/** The word for a table of a game, or for a field, which may have another in this table; one that nobody named is called as its file calls it. */
export const label = (kind: "field" | "table", name: string, table = ""): string => said(`${kind}-${table}-${name}`, said(`${kind}-${name}`, name.replaceAll("_", " ")));

/** What the sentences of a game call things. */
export interface Names {
  knows(key: string): boolean;
  t(key: string): string;
}

/** What a word in a field is called: one of ours, a thing of the game that the field names (`hex`, `white_general`), or as its file has it. */
export function wordOf(field: string, word: string, names?: Names): string {
  if (word === "") return NOTHING;
  const named = `${field.split("_").at(-1)}-${word}`;
  return said(`word-${field}-${spelled(word)}`, names?.knows(named) ? names.t(named) : word);
}

/** One after the other. */
export const beside = (told: string[]): string => told.join(settings.language === "fr" ? "\u202f; " : "; ");

/** A value as it stands in a file (TOML), in words: numbers, words, a list of parts such as `[{ op = "draw", n = 2 }]`. */
export function inWords(field: string, written: string, names?: Names): string {
  const parts = [...written.matchAll(/\{([^{}]*)\}/g)].map((found) => partInWords(found[1]!, names));
  if (parts.length > 0) return beside(parts);
  return written === "[]" ? NOTHING : minus(written.replaceAll(/"([^"]*)"/g, (_, word: string) => wordOf(field, word, names)));
}

function partInWords(part: string, names?: Names): string {
  const fields = [...part.matchAll(/(\w+) = ("[^"]*"|[^,\s]+)/g)].map((found) => [found[1]!, found[2]!] as const);
  return fields.map(([field, value]) => (value === "true" ? label("field", field) : inWords(field, value, names))).join(", ");
}
