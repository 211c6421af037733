/** Guillotine: what its folder gives the page. */
import type { WebGame } from "../../lib/game/game.ts";
import Lid from "./Lid.svelte";

export const game: WebGame = {
  lid: { Lid, spine: "#3b2316", ink: "#e5e1d2" },
  pieces: async () => (await import("./pieces.ts")).pieces,
};
