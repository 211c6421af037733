/** A game of which the page has no folder, drawn in the plain way of the house. */
import type { WebGame } from "../game/game.ts";
import Lid from "./Lid.svelte";

const CLOTHS = ["#1f3f77", "#7d1f22", "#2f4a3a", "#4a3423", "#4d2f4f", "#38444f"];

/** A box keeps its colour: it comes from its name. */
export function clothOf(slug: string): string {
  const sum = [...slug].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  return CLOTHS[sum % CLOTHS.length]!;
}

export function plainGame(slug: string): WebGame {
  return { lid: { Lid, spine: clothOf(slug), ink: "#f4ecd8" }, pieces: async () => (await import("./pieces.ts")).pieces };
}
