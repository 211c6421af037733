import { Looking } from "../../lib/faces/looking.svelte.ts";

/** What the parts of the table tell each other: which deputy or post is looked at, who is being carried where. */
class Room extends Looking {
  /** The popularity sheet is folded. */
  folded = $state(false);
  /** The deputy being dragged, and by how much. */
  carried = $state<{ id: string; x: number; y: number } | null>(null);
}

export const room = new Room();
