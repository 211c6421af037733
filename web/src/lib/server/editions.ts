/** A game with the pack it is played with, as the server is asked for its box and its sentences: `vendee`, `vendee+HASH`. */
import type { PackCard } from "./protocol.ts";

export function editionOf(played: { game: string; pack?: PackCard | null }): string {
  return editionWith(played.game, played.pack?.hash ?? "");
}

export function editionWith(slug: string, hash: string): string {
  return hash === "" ? slug : `${slug}+${hash}`;
}
