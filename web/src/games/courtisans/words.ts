/** What is said of the things on the table, for the eye and for the ear. */
import { found } from "../../lib/page/found.ts";
import { minus } from "../../lib/i18n/speech.ts";
import { settings } from "../../lib/page/settings.svelte.ts";
import type { CardFace, CourtisansBox, PlayerView, Props } from "./types.ts";

type Told = Pick<Props, "t" | "view" | "names">;

const cards = new WeakMap<CourtisansBox, Map<string, CardFace>>();

/** The face of a card, by its id. */
export function cardOf(box: CourtisansBox, id: string): CardFace {
  let byId = cards.get(box);
  if (!byId) cards.set(box, (byId = new Map(box.cards.map((card) => [card.id, card]))));
  return found(byId.get(id), `card ${id}`);
}

const PLACES: Record<string, string> = { V: "versailles", H: "chasse", W: "guerre" };

/** The place a card asks for, or "". */
export const placeOf = (face: CardFace): string => PLACES[face.place] ?? "";

const WHOLE = { fr: new Intl.NumberFormat("fr-FR"), en: new Intl.NumberFormat("en-GB") };
const TENTHS = { fr: new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 }), en: new Intl.NumberFormat("en-GB", { maximumFractionDigits: 1 }) };

/** Money as the language writes it, without the word. */
export const livres = (amount: number): string => minus(WHOLE[settings.language].format(amount));

/** Money in few letters, from `least` on in thousands: 12,5 k. */
export const brief = (amount: number, least = 10_000): string =>
  Math.abs(amount) < least ? livres(amount) : minus(`${TENTHS[settings.language].format(amount / 1000)} k`);

/** The number of a seat in `seat2`. */
export const seatIn = (word: string): number => Number(word.replace(/^seat:?/, ""));

/** The house a courtier bears: the register's name, else the one chosen at the start. */
export const houseOf = (view: Props["view"], seat: number): string => view.register[seat]?.current_name ?? view.players[seat]?.house ?? "";

/** What a card may be asked for with, for the ear: income, conditions, effect. */
export function cardLabel(t: Props["t"], box: CourtisansBox, id: string): string {
  const face = cardOf(box, id);
  return t("c-card", { title: t(`card-${id}`), kind: t(`category-${face.category}`), note: t(`card-${id}-note`), income: face.income });
}

/** A courtier for the ear: name, house, where, favours. */
export function courtierLabel(board: Told, player: PlayerView): string {
  const told = { who: board.names[player.seat] ?? "", name: houseOf(board.view, player.seat), where: board.t(`status-${player.status || "new"}`) };
  const favours = [player.king === null ? "" : board.t("c-with-king", { n: player.king }), player.queen === null ? "" : board.t("c-with-queen", { n: player.queen })];
  return [board.t("c-courtier", told), ...favours.filter((word) => word !== "")].join(", ");
}

/** The best chance of a request, in hundredths; null when no road is open. */
export function best(player: PlayerView | undefined): number | null {
  const odds = Object.values(player?.chances ?? {});
  return odds.length > 0 ? Math.max(...odds) : null;
}

/** A title or a form of it: duke or duchess. */
export const titleOf = (t: Props["t"], id: string, feminine: boolean): string => t(`c-${id}-${feminine ? "f" : "m"}`);

