/** What is said of the things on the table, for the eye and for the ear. */
import { found } from "../../lib/page/found.ts";
import type { CardFace, LysBox, Props, SeatView, SquareFace, SquareView } from "./types.ts";

const cards = new WeakMap<LysBox, Map<string, CardFace>>();
const squares = new WeakMap<LysBox, Map<string, SquareFace>>();

/** The face of a card, by its id. */
export function cardOf(box: LysBox, id: string): CardFace {
  let byId = cards.get(box);
  if (!byId) cards.set(box, (byId = new Map(box.cards.map((card) => [card.id, card]))));
  return found(byId.get(id), `card ${id}`);
}

/** A square as printed, by its place. */
export function faceOf(box: LysBox, place: string): SquareFace {
  let byPlace = squares.get(box);
  if (!byPlace) squares.set(box, (byPlace = new Map(box.squares.map((square) => [square.place, square]))));
  return found(byPlace.get(place), `square ${place}`);
}

/** The road a place belongs to: `main`, `prison`, `front` or `guyana`. */
export const roadOf = (place: string): string => (/^\d/.test(place) ? "main" : place.replace(/_\d+$/, ""));

/** The number of a place on its road. */
export const numberOf = (place: string): number => Number(/\d+$/.exec(place)?.[0] ?? 0);

export const thereOn = (board: Pick<Props, "view">, place: string): number[] =>
  board.view.seats.filter((seat) => seat.place === place).map((seat) => seat.seat);

/** The tint a square is printed in: white for a barrier, else the colour of attack that reaches it. */
export const tintOf = (face: SquareFace, square: SquareView): string =>
  roadOf(face.place) !== "main" ? roadOf(face.place) : face.zone === "white" ? "white" : square.zone || "start";

/** A square for the ear. */
export function squareLabel(t: Props["t"], face: SquareFace, seats: number[], gone: boolean): string {
  const told = { square: face.place, sentence: t(`square-${face.place}-sentence`), seats, n: seats.length };
  if (roadOf(face.place) !== "main" || face.place === "0") return t("l-annexe", told);
  return t("l-square", { ...told, zone: t(`zone-${face.zone}`), gone: gone ? "yes" : "no" });
}

/** A card for the ear. */
export function cardLabel(t: Props["t"], box: LysBox, id: string): string {
  const face = cardOf(box, id);
  return t("l-card", { title: t(`card-${id}`), kind: t(`kind-${face.kind}`), effect: effect(t, face) });
}

export const effect = (t: Props["t"], face: CardFace): string => t(`effect-${face.kind}`, { first: face.first, last: face.last });

/** The title of a card; what stands in brackets is set below it. */
export function titleOf(t: Props["t"], id: string): { main: string; sub: string } {
  const [main = "", sub = ""] = t(`card-${id}`).split(/\s*\((.*)\)$/);
  return { main, sub };
}

/** What keeps a player from going on, in a few words; "" when nothing does. */
export function heldBy(t: Props["t"], seat: SeatView): string {
  if (seat.reborn) return t("l-reborn");
  const road = roadOf(seat.place);
  const where = road === "main" ? "" : t(`l-held-${road}`, { n: numberOf(seat.place) });
  const why = seat.hold === "" ? "" : t(`l-held-${seat.hold}`, { n: seat.salon });
  return [where, why, seat.wounded ? t("l-wounded") : ""].filter((word) => word !== "").join(", ");
}

