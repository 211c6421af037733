/** The rules drawer: which book is open, and where: at a rule, or at a piece of the box. */

class Rulebook {
  slug = $state<string | null>(null);
  at = $state<string | null>(null);
  piece = $state<string | null>(null);
  /** The box of the table one sits at, where that has a pack: by game. */
  editions = $state<Record<string, string>>({});

  /** Open the rules of a game, at a rule if one is named. */
  open(slug: string, rule: string | null = null): void {
    this.slug = slug;
    this.at = rule;
    this.piece = null;
  }

  /** Open the book at a piece of the box. */
  show(slug: string, piece: string): void {
    this.slug = slug;
    this.at = null;
    this.piece = piece;
  }

  /** The box of this game is now this one: with a pack, or as it is printed. */
  lay(slug: string, edition: string): void {
    this.editions[slug] = edition;
  }

  close(): void {
    this.slug = null;
  }
}

export const rulebook = new Rulebook();

/** Rule numbers look like V-26, VR-3 or C-R12; the house's own refusals stand on no rule of a game. */
export function isRule(rule: string): boolean {
  return /^[A-Z]+-R?\d+$/.test(rule);
}
