/** Deputies for the pictures of the player's page. */
import type { DeputyView, GuillotineBox } from "../types.ts";

/** A deputy of the box as he stands in the game. */
export function deputy(box: GuillotineBox, id: string, pp: number, post = "convention"): DeputyView {
  const faction = box.deputies.find((face) => face.id === id)?.faction ?? "";
  return { id, faction, post, pp, alive: true, free: true, on_report: false, denounced: false, moved: false, elected: false, sheet: [] };
}
