/** What changed for whoever looks from a seat since he last chose: his losses, what touches what is his, and what came to its end. */
import type { BoardProps } from "../game/board.ts";
import type { Seen } from "../server/protocol.ts";

/** How a game says what matters to whom. */
export interface Matters<View = any, Box = any> {
  /** A loss of his: it waits for his eye. */
  hits: (event: Seen, props: BoardProps<View, Box>) => boolean;
  /** It touches what is his; else: it names his seat. */
  touches?: (event: Seen, props: BoardProps<View, Box>) => boolean;
  /** The ends of battles, rounds, votes: told with what they come to. */
  closes: readonly string[];
}

export interface Change {
  seen: Seen;
  hit: boolean;
  /** How much it tells: a loss most, then by its kind. */
  weight: number;
}

const FEW = 4;

/** Does an event name this seat, alone or among others? */
export const names = (event: Seen, seat: number | null, ...args: string[]): boolean =>
  seat !== null &&
  Object.entries(event.args ?? {}).some(([name, value]) => (args.length === 0 ? ["seat", "target", "seats"] : args).includes(name) && (Array.isArray(value) ? (value as unknown[]).includes(seat) : value === seat || value === `seat${seat}`));

/** The few of these that weigh most, of equals the later, in the order they came. */
export function weightiest<T>(all: readonly T[], few: number, weight: (one: T) => number): T[] {
  return all
    .map((one, at) => ({ one, at }))
    .sort((a, b) => weight(b.one) - weight(a.one) || b.at - a.at)
    .slice(0, few)
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

const LOSS = 1000;

/** How telling an event is; `kinds` from the most telling on. */
export const tells = (seen: Seen, kinds: readonly string[]): number => (kinds.includes(seen.kind) ? kinds.length - kinds.indexOf(seen.kind) : 0);

/** At most four, the losses first, then the most telling; in the order they happened. `mark`: the entry of one's own last choice; `aside`: the clock up to which it was put aside. */
export function changesSince(log: readonly Seen[], mark: number, aside: number, matters: Matters | undefined, telling: readonly string[], props: BoardProps): Change[] {
  if (!matters || props.seat === null) return [];
  const touches = matters.touches ?? ((event: Seen) => names(event, props.seat));
  const changes = log.flatMap((seen): Change[] => {
    const n = seen.n ?? 0;
    if (n < mark || n <= aside) return [];
    if (matters.hits(seen, props)) return [{ seen, hit: true, weight: LOSS + tells(seen, telling) }];
    const told = matters.closes.includes(seen.kind) || (n > mark && telling.includes(seen.kind) && touches(seen, props));
    return told ? [{ seen, hit: false, weight: tells(seen, telling) }] : [];
  });
  return weightiest(changes, FEW, ({ weight }) => weight);
}
