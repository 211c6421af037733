/** Le Lys et la Cocarde: what its folder gives the page. */
import type { WebGame } from "../../lib/game/game.ts";
import Lid from "./Lid.svelte";

export const game: WebGame = {
  lid: { Lid, spine: "#8a2a22", ink: "#f1e4c4" },
  pieces: async () => (await import("./pieces.ts")).pieces,
};
