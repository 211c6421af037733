/** The games of the house, as it tells them: which there are, in the order of the shelf, and what each is called. */
import { settings } from "../page/settings.svelte.ts";
import { api } from "./api.ts";
import type { GameCard, TableCard } from "./protocol.ts";

class Library {
  /** Null: the house has not answered yet. */
  cards = $state.raw<GameCard[] | null>(null);

  /** Asks once; a failed call may be tried again. */
  async open(): Promise<GameCard[]> {
    return (this.cards ??= await api.games());
  }

  card(slug: string): GameCard | undefined {
    return this.cards?.find((card) => card.slug === slug);
  }

  /** The title in the chosen language; a game that has left the shelf is called by its slug. */
  title(slug: string): string {
    return this.cards ? (this.card(slug)?.title[settings.language] ?? slug) : "";
  }

  /** The title of what is played at a table: with the pack, where it has one. */
  titleOf(card: TableCard): string {
    const pack = card.pack ? (card.pack.title[settings.language] ?? card.pack.name) : "";
    return this.title(card.game) + (pack ? ` · ${pack}` : "");
  }

  /** What it promises, in a line; "": nothing. */
  tagline(slug: string): string {
    return this.card(slug)?.tagline[settings.language] ?? "";
  }
}

export const library = new Library();
