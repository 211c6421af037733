/** What the parts of the table tell each other: whether the ladder stands beside the map, and what is looked at. */
class Room {
  /** The board is wide enough for the ladder. */
  stairs = $state(false);
  /** What the pointer or the focus rests on: a hex by its id, or `card:` and an id. */
  looked = $state<string | null>(null);

  /** A pointer goes away; a finger that was lifted leaves what it touched in view. */
  leave(event: PointerEvent): void {
    if (event.pointerType !== "touch") this.looked = null;
  }
}

export const room = new Room();
