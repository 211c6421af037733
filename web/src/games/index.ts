/** How the games are drawn: each by its folder beside this file; one without a folder in the plain way of the house. */
import type { GamePieces, WebGame } from "../lib/game/game.ts";
import { plainGame } from "../lib/plain/index.ts";

const folders = import.meta.glob<WebGame>("./*/index.ts", { eager: true, import: "game" });
const games = new Map(Object.entries(folders).map(([path, game]) => [path.split("/")[1]!, game]));

/** The games that have a folder. */
export const drawn: readonly string[] = [...games.keys()];

export function gameOf(slug: string): WebGame {
  return games.get(slug) ?? plainGame(slug);
}

/** Open the box of a game: its pieces, and its palette for the whole page, which holds one game at a time. */
export function openBox(slug: string): Promise<GamePieces> {
  document.documentElement.dataset["game"] = slug;
  return gameOf(slug).pieces();
}
