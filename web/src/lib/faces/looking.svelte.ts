/** What the pointer or the focus rests on. */
export class Looking {
  /** By its id; what it may be is the game's. */
  looked = $state<string | null>(null);

  /** A pointer goes away; a finger that was lifted leaves what it touched in view. */
  leave(event: PointerEvent): void {
    if (event.pointerType !== "touch") this.forget();
  }

  /** With the next paint, and only if nothing else is looked at by then: what lies between two things is not drawn. */
  forget(): void {
    const left = this.looked;
    requestAnimationFrame(() => {
      if (this.looked === left) this.looked = null;
    });
  }
}
