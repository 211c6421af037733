/** Vendée Militaire: what its folder gives the page. */
import type { WebGame } from "../../lib/game/game.ts";
import Lid from "./Lid.svelte";

export const game: WebGame = {
  lid: { Lid, spine: "#1f3f77", ink: "#f6efdc" },
  pieces: async () => (await import("./pieces.ts")).pieces,
};
