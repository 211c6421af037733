/** What the parts of the table tell each other: what the pointer or the focus rests on. */
class Room {
  /** A place by its name, or `card:` and an id. */
  looked = $state<string | null>(null);

  /** A pointer goes away; a finger that was lifted leaves what it touched in view. */
  leave(event: PointerEvent): void {
    if (event.pointerType !== "touch") this.looked = null;
  }
}

export const room = new Room();
