/** What the parts of the table tell each other: who is looked at, and who is being carried where. */
class Room {
  /** The deputy the pointer or the focus rests on. */
  looked = $state<string | null>(null);
  /** The deputy being dragged, and by how much. */
  carried = $state<{ id: string; x: number; y: number } | null>(null);

  /** A pointer goes away; a finger that was lifted leaves what it touched in view. */
  leave(event: PointerEvent): void {
    if (event.pointerType !== "touch") this.forget();
  }

  /** With the next paint, and only if nobody else is looked at by then: what lies between two deputies is not drawn. */
  forget(): void {
    const left = this.looked;
    requestAnimationFrame(() => {
      if (this.looked === left) this.looked = null;
    });
  }
}

export const room = new Room();
