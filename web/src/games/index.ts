/** The games the page can show: each comes with its own file, fetched when its box is opened. */
import type { GamePieces } from "../lib/board.ts";

export const games: Record<string, () => Promise<{ pieces: GamePieces }>> = {
  vendee: () => import("./vendee/index.ts"),
  cortege: () => import("./cortege/index.ts"),
};
