/** Courtisans: what its folder gives the page. */
import type { WebGame } from "../../lib/game/game.ts";
import Lid from "./Lid.svelte";

export const game: WebGame = {
  lid: { Lid, spine: "#8f6520", ink: "#fff2cf" },
  pieces: async () => (await import("./pieces.ts")).pieces,
};
