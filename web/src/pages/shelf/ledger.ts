/** The games one may go on with, as the shelf lists them. */
import type { Speech } from "../../lib/i18n/speech.ts";
import type { Seen, TableCard } from "../../lib/server/protocol.ts";

/** A seat is kept there for this guest, who has not answered yet. */
export const isInvitation = (card: TableCard): boolean => card.seats.some((seat) => seat.kept);

/** Its people do not want to play it any more: `cancelled` or `abandoned`; empty: they do. */
export function givenUp(card: TableCard): "cancelled" | "abandoned" | "" {
  return (["cancelled", "abandoned"] as const).find((how) => card.closed?.key === `house-closed-${how}`) ?? "";
}

/** What goes on, the most urgent first: where one is asked to sit, where friends wait, where time runs out, the latest. */
export function running(cards: readonly TableCard[]): TableCard[] {
  const among = (card: TableCard) => card.seats.some((seat) => seat.kind === "guest" && !seat.you);
  const due = (card: TableCard) => card.deadline || Infinity;
  const first = (flag: (card: TableCard) => boolean) => (a: TableCard, b: TableCard) => Number(flag(b)) - Number(flag(a));
  const soonest = (a: TableCard, b: TableCard) => (due(a) === due(b) ? 0 : due(a) - due(b));
  return cards
    .filter((card) => !card.over)
    .sort((a, b) => first((card) => !givenUp(card))(a, b) || first(isInvitation)(a, b) || first(among)(a, b) || soonest(a, b) || b.updated - a.updated);
}

/** Does it wait for this guest? */
export const awaits = (card: TableCard): boolean => !card.closed && (card.your_turn || isInvitation(card));

/** What happened last there, as far as there are words for it. */
export function lastThing(speech: Speech, recent: readonly Seen[], names: string[]): string {
  const told = recent.filter((seen) => speech.knows(`event-${seen.kind}`)).map((seen) => speech.event(seen, names));
  return told.filter((said) => said !== "").at(-1) ?? "";
}

const MINUTE = 60_000;
const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 1440 * MINUTE],
  ["hour", 60 * MINUTE],
  ["minute", MINUTE],
];

/** How long ago something was, as one says it; both moments in milliseconds since 1970. Nothing: it was just now. */
export function ago(then: number, now: number, language: string): string {
  const [unit, size] = UNITS.find(([, size]) => now - then >= size) ?? ["minute", Infinity];
  return size === Infinity ? "" : new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-Math.floor((now - then) / size), unit);
}
