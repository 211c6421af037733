/** How far a player has come with the guide at one table; kept in the browser, so that it can be left and taken up again. */
import { next, type Sight, type Step } from "./guide.ts";

interface Kept {
  open: boolean;
  done: string[];
}

const nameOf = (table: string) => `cocarde.guide.${table}`;

function read(table: string): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(nameOf(table)) ?? "null") as Partial<Kept> | null;
    return kept && Array.isArray(kept.done) ? { open: kept.open === true, done: kept.done.map(String) } : null;
  } catch {
    return null; // a browser that keeps nothing, or something else under this name: then from the beginning
  }
}

function write(table: string, kept: Kept): void {
  try {
    localStorage.setItem(nameOf(table), JSON.stringify(kept));
  } catch {
    // then it lasts as long as the page
  }
}

/** The guide will be open when this table is. */
export function begin(table: string): void {
  write(table, { open: true, done: [] });
}

export class Lesson {
  readonly table: string;
  readonly steps: readonly Step[];
  /** Was this table laid for a first game? */
  readonly begun: boolean;
  open = $state(false);
  done = $state.raw<readonly string[]>([]);
  /** The step being told; it stays while others play. */
  told = $state.raw<Step | null>(null);
  /** An earlier step that is read again. */
  again = $state.raw<Step | null>(null);

  constructor(table: string, steps: readonly Step[]) {
    this.table = table;
    this.steps = steps;
    const kept = read(table);
    this.begun = kept !== null;
    this.open = kept?.open ?? false;
    this.done = (kept?.done ?? []).filter((id) => steps.some((step) => step.id === id));
  }

  /** The step on the page. */
  readonly shown = $derived(this.again ?? this.told);

  /** The steps as they came: those told, the one being told, those that wait for their occasion. */
  readonly inOrder = $derived.by((): readonly Step[] => {
    const begun = [...this.done, this.told?.id ?? ""];
    const rank = ({ id }: Step) => (begun.includes(id) ? begun.indexOf(id) : begun.length);
    return [...this.steps].sort((a, b) => rank(a) - rank(b));
  });

  get finished(): boolean {
    return this.done.length === this.steps.length;
  }

  /** The player is asked something: is there a step to tell? The one begun is told to its end. */
  meet(sight: Sight): void {
    const told = this.told;
    if (told && !this.done.includes(told.id) && next([told], this.done, sight)) return;
    this.told = next(this.steps, this.done, sight);
  }

  /** The player has answered: what was told of the question is done, whatever the answer. */
  answered(): void {
    this.again = null;
    if (this.told?.does) this.tick(this.told.id);
  }

  /** The player has read it and wants to go on. */
  goOn(sight: Sight | null): void {
    if (this.again) {
      this.again = null;
      return;
    }
    if (this.told) this.tick(this.told.id);
    this.told = sight ? next(this.steps, this.done, sight) : null;
  }

  reread(step: Step): void {
    this.again = step === this.told ? null : step;
  }

  leave(): void {
    this.open = false;
    this.keep();
  }

  takeUp(): void {
    this.open = true;
    this.keep();
  }

  private tick(id: string): void {
    if (!this.done.includes(id)) this.done = [...this.done, id];
    this.keep();
  }

  private keep(): void {
    write(this.table, { open: this.open, done: [...this.done] });
  }
}
