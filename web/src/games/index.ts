/** The games that the page draws in their own way: the folders beside this file. */
import type { WebGame } from "../lib/game/game.ts";

const folders = import.meta.glob<WebGame>("./*/index.ts", { eager: true, import: "game" });
const games = new Map(Object.entries(folders).map(([path, game]) => [path.split("/")[1]!, game]));

/** Their slugs. */
export const drawn: readonly string[] = [...games.keys()];

/** How this game is drawn. */
export function gameOf(slug: string): WebGame {
  return games.get(slug)!;
}
