/** The rules drawer: which book is open, and where. */

class Rulebook {
  slug = $state<string | null>(null);
  at = $state<string | null>(null);

  /** Open the rules of a game, at a rule if one is named. */
  open(slug: string, rule: string | null = null): void {
    this.slug = slug;
    this.at = rule;
  }

  close(): void {
    this.slug = null;
  }
}

export const rulebook = new Rulebook();

/** Rule numbers look like V-26 or VR-3; the house's own refusals stand on no rule of a game. */
export function isRule(rule: string): boolean {
  return /^[A-Z]+-\d+$/.test(rule);
}
