/** What the parts of the table tell each other: what the pointer or the focus rests on. */
class Room {
  /** A place by its name, or `card:` and an id. */
  looked = $state<string | null>(null);
  /** The place the keyboard brought the focus to, which is shown. */
  ringed = $state<string | null>(null);

  focus(place: string, event: FocusEvent): void {
    this.looked = place;
    this.ringed = (event.currentTarget as Element).matches(":focus-visible") ? place : null;
  }

  blur(): void {
    this.ringed = null;
    this.forget();
  }

  /** A pointer goes away; a finger that was lifted leaves what it touched in view. */
  leave(event: PointerEvent): void {
    if (event.pointerType !== "touch") this.forget();
  }

  /** With the next paint, and only if nothing else is looked at by then: what lies between two squares is not drawn. */
  forget(): void {
    const left = this.looked;
    requestAnimationFrame(() => {
      if (this.looked === left) this.looked = null;
    });
  }
}

export const room = new Room();
