/** The games the page can show: each comes with its own file, fetched when its box is opened. */
import type { GamePieces } from "../lib/game/board.ts";

export const games: Record<string, () => Promise<{ pieces: GamePieces }>> = {
  lys: () => import("./lys/index.ts"),
  guillotine: () => import("./guillotine/index.ts"),
  vendee: () => import("./vendee/index.ts"),
  courtisans: () => import("./courtisans/index.ts"),
  cortege: () => import("./cortege/index.ts"),
};
