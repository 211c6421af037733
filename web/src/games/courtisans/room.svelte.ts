/** What the parts of the table tell each other. */
class Room {
  /** The card the pointer or the focus rests on, by its id. */
  looked = $state<string | null>(null);
  /** The parlour lies open over the board. */
  parlour = $state(true);

  /** A pointer goes away; a finger that was lifted leaves what it touched in view. */
  leave(event: PointerEvent): void {
    if (event.pointerType !== "touch") this.looked = null;
  }
}

export const room = new Room();
