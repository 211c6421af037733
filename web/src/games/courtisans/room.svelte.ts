import { Looking } from "../../lib/faces/looking.svelte.ts";

/** What the parts of the table tell each other; what is looked at is a card by its id. */
class Room extends Looking {
  /** The parlour lies open over the board. */
  parlour = $state(true);
}

export const room = new Room();
