import { Looking } from "../../lib/faces/looking.svelte.ts";

/** What the parts of the table tell each other; what is looked at is a place by its name, or `card:` and an id. */
class Room extends Looking {
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
}

export const room = new Room();
