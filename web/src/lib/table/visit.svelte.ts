/** Coming back to a table: what happened since the person on this seat last looked, and telling the house what was seen. */
import { api } from "../server/api.ts";
import type { Seen, State } from "../server/protocol.ts";
import { tells, weightiest } from "./news.ts";

/** Who was away for less than this has missed nothing that the log does not tell. */
const AWAY = 120_000;
/** The house is told at most this often. */
const OFTEN = 5000;
const FEW = 3;

/** The most telling of these, at most three, in the order they happened; `kinds` from the most telling on. */
export function mostTelling(missed: readonly Seen[], kinds: readonly string[]): Seen[] {
  return weightiest(missed, FEW, (seen) => tells(seen, kinds));
}

/** What this tab has seen of a seat: a page that is loaded again does not wait for the house to hear of it. */
const nameOf = (table: string, seat: number): string => `cocarde.seen.${table}.${seat}`;

function seenHere(table: string, seat: number): number {
  try {
    return Number(sessionStorage.getItem(nameOf(table, seat)) ?? 0);
  } catch {
    return 0; // no storage: the house knows
  }
}

function keepHere(table: string, seat: number, n: number): void {
  try {
    sessionStorage.setItem(nameOf(table, seat), String(n));
  } catch {
    // no storage: the house is told
  }
}

export class Visit {
  /** What was missed: told until it is put aside. */
  missed = $state.raw<Seen[]>([]);
  /** The clock when this person last looked. */
  since = $state(0);
  private readonly table: string;
  private seat: number | null = null;
  private mark: number | null = null;
  private told = 0;
  private left = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, known: () => void) {
    this.table = table;
    api.visit(table).then(
      ({ seat, seen }) => {
        this.seat = seat;
        this.told = seen;
        known();
      },
      () => {}, // then nothing is said of a last visit
    );
    document.addEventListener("visibilitychange", this.turned);
  }

  /** A new state is shown. */
  note(state: State, log: readonly Seen[]): void {
    if (this.seat === null || state.seat !== this.seat) return;
    this.mark ??= Math.max(this.told, seenHere(this.table, this.seat)) || state.n;
    const back = this.since === 0 || (this.left > 0 && Date.now() - this.left > AWAY);
    if (!document.hidden) this.left = 0;
    if (back && this.missed.length === 0) this.since = this.mark;
    if (back || this.missed.length > 0) this.missed = log.filter((seen) => (seen.n ?? 0) > this.since);
    if (this.missed.length === 0 && !document.hidden) this.saw(state);
  }

  /** Everything is seen now. */
  saw(state: State): void {
    this.missed = [];
    if (this.seat === null || state.seat !== this.seat) return;
    this.mark = state.n;
    keepHere(this.table, this.seat, state.n);
    this.timer ??= setTimeout(() => this.tell(), this.told === 0 ? 0 : OFTEN);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.turned);
    if (this.timer !== undefined) this.tell();
  }

  private tell(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.seat === null || this.mark === null || this.mark <= this.told) return;
    this.told = this.mark;
    api.saw(this.table, this.seat, this.mark).catch(() => {}); // the next state tells it again
  }

  private turned = (): void => {
    if (!document.hidden) return;
    this.left = Date.now();
    if (this.timer !== undefined) this.tell();
  };
}
