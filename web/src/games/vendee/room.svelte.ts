import { Looking } from "../../lib/faces/looking.svelte.ts";

/**
 * What the parts of the table tell each other: whether the ladder stands beside the map, and what is looked at: a hex by
 * its id, or `card:` and an id.
 */
class Room extends Looking {
  /** The board is wide enough for the ladder. */
  stairs = $state(false);
}

export const room = new Room();
