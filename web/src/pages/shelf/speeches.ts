/** The sentences of the games that lie on the shelf: fetched when a table of theirs has something to tell. */
import { api } from "../../lib/server/api.ts";
import { Speech } from "../../lib/i18n/speech.ts";

const known = new Map<string, Promise<Speech>>();

/** How a game speaks; `kinds`: what the arguments of its texts name. */
export function speechOf(slug: string, language: string, kinds: Record<string, string>): Promise<Speech> {
  const key = `${slug}/${language}`;
  const before = known.get(key);
  if (before) return before;
  const learning = Promise.all([api.texts(`house/${language}`), api.texts(key)]).then((texts) => new Speech(language, texts, kinds));
  known.set(key, learning);
  learning.catch(() => known.delete(key));
  return learning;
}
