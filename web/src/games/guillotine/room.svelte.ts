import { Looking } from "../../lib/faces/looking.svelte.ts";

/** What the parts of the table tell each other: which deputy is looked at, and who is being carried where. */
class Room extends Looking {
  /** The deputy being dragged, and by how much. */
  carried = $state<{ id: string; x: number; y: number } | null>(null);
}

export const room = new Room();
