/** Le Cortège: what its folder gives the page. */
import type { WebGame } from "../../lib/game/game.ts";
import Lid from "./Lid.svelte";

export const game: WebGame = {
  lid: { Lid, spine: "#26282b", ink: "#f7c62f" },
  pieces: async () => (await import("./pieces.ts")).pieces,
};
