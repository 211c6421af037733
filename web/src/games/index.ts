/** How the games are drawn: each by its folder beside this file; one without a folder in the plain way of the house. */
import type { WebGame } from "../lib/game/game.ts";
import { plainGame } from "../lib/plain/index.ts";

const folders = import.meta.glob<WebGame>("./*/index.ts", { eager: true, import: "game" });
const games = new Map(Object.entries(folders).map(([path, game]) => [path.split("/")[1]!, game]));

/** The games that have a folder. */
export const drawn: readonly string[] = [...games.keys()];

export function gameOf(slug: string): WebGame {
  return games.get(slug) ?? plainGame(slug);
}
