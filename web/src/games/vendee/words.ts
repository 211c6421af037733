/** What is said of the things on the table, for the eye and for the ear. */
import { held, type Held } from "../../lib/faces/cards.ts";
import { found } from "../../lib/page/found.ts";
import type { CampView, CardFace, EffectFace, HexFace, HexView, Props, VendeeBox, VendeeView } from "./types.ts";

const faces = new WeakMap<VendeeBox, Map<string, CardFace>>();

/** The face of a card, by its id. */
export function cardOf(box: VendeeBox, id: string): CardFace {
  let byId = faces.get(box);
  if (!byId) faces.set(box, (byId = new Map(box.cards.map((card) => [card.id, card]))));
  return found(byId.get(id), `card ${id}`);
}

export const hexOf = (box: VendeeBox, id: string): HexFace => found(box.hexes.find((hex) => hex.id === id), `hex ${id}`);

export const campOf = (view: VendeeView, camp: string): CampView =>
  found(view.camps.find((each) => each.camp === camp), `camp ${camp}`);

/** The name of a town on its tile: short on a phone, else on two lines when it is long. */
export function nameLines({ t, compact }: Pick<Props, "t" | "compact">, id: string): string[] {
  if (compact) return [t(`v-short-${id}`)];
  return split(t(`hex-${id}`));
}

/** A long compound name breaks after its middle hyphen, or at the space. */
export function split(name: string): string[] {
  if (name.length <= 13) return [name];
  const breaks = [...name.matchAll(/[-\s]/g)].map((match) => match.index + 1);
  const middle = breaks.reduce((best, at) => (Math.abs(at - name.length / 2) < Math.abs(best - name.length / 2) ? at : best), 99);
  if (middle === 99) return [name];
  return [name.slice(0, middle).trimEnd(), name.slice(middle)];
}

/** A tile for the ear: its number, town, holder, fortress, draws and symbols. */
export function hexLabel({ t, view }: Pick<Props, "t" | "view">, hex: HexView, face: HexFace): string {
  return t("v-tile", {
    no: face.no,
    town: t(`hex-${face.id}`),
    owner: t(`v-to-${hex.owner}`),
    fort: hex.fort ? "yes" : "no",
    battle: view.battle?.hex === hex.id ? "yes" : "no",
    white: face.white_draws,
    blue: face.blue_draws,
    symbols: face.symbols.map((id) => t(`symbol-${id}`)).join(", "),
  });
}

/** How large a title may be, in hundredths of the card's width, so that it stands on one line or two. */
export function fit(title: string): number {
  const words = title.split(" ");
  const halves = words.map((_, at) => [words.slice(0, at).join(" "), words.slice(at).join(" ")]);
  const longest = Math.min(...halves.map((lines) => Math.max(...lines.map((line) => line.length))));
  return Math.min(11.2, 132 / longest);
}

/** A card for the ear. */
export function cardLabel(t: Props["t"], box: VendeeBox, id: string, hex = ""): string {
  const face = cardOf(box, id);
  const kind = face.value === 0 ? "none" : face.bonus ? "bonus" : "normal";
  return t("v-card", {
    title: t(`card-${id}`),
    kind,
    value: face.bonus ? signed(face.value) : (face.on[hex] ?? face.value),
    type: t(`v-type-${typeOf(face)}`),
    effect: effects(t, face),
  });
}

/** M, T, both or none. */
export const typeOf = (face: CardFace): string =>
  face.value === 0 ? "none" : face.types === "M/T" ? "both" : face.types;

export const signed = (n: number): string => (n > 0 ? `+${n}` : `\u2212${-n}`);

/** The title of a card; what stands in brackets is set below it. */
export function titleOf(t: Props["t"], id: string): { main: string; sub: string } {
  const [main = "", sub = ""] = t(`card-${id}`).split(/\s*\((.*)\)$/);
  return { main, sub };
}

/** What a card does, in full. */
export function effects(t: Props["t"], face: CardFace): string {
  return face.effects.map((effect) => t(`effect-${effect.op}`, { n: effect.n, symbol: effect.symbol, hex: effect.hex })).join(" ");
}

/** What a card does, in a few words, for a small card. */
export function brief(t: Props["t"], face: CardFace): string {
  return face.effects
    .filter((effect) => effect.op !== "hexbonus" && effect.op !== "manche")
    .map((effect) => t(`v-brief-${effect.op}`, spoken(t, effect)))
    .join(" ");
}

function spoken(t: Props["t"], effect: EffectFace): Record<string, string | number> {
  const where = effect.hex ? t(`hex-${effect.hex}`) : effect.symbol ? t(`symbol-${effect.symbol}`) : "";
  return { n: effect.n, where };
}

/** The board in words, for those who cannot see it. */
export function told({ t, view }: Pick<Props, "t" | "view">): string {
  return t("v-told", {
    round: view.round,
    end: view.end_marker,
    white: campOf(view, "white").points,
    blue: campOf(view, "blue").points,
    reserve: view.reserve,
    battle: view.battle ? t(`v-battle-${view.battle.hex}`) : "none",
  });
}

const RANK = { M: 0, T: 1, both: 2, none: 4 } as Record<string, number>;

/** Cards by type, bonus cards after them, Annulations last; then by value. Copies are told apart. */
export function sorted(box: VendeeBox, cards: readonly string[]): Held[] {
  const rank = (face: CardFace): number => (face.bonus ? 3 : (RANK[typeOf(face)] ?? 5)) * 10 + face.value;
  const faces = cards.map((id) => cardOf(box, id));
  return held(faces.sort((a, b) => rank(a) - rank(b) || a.first_no.localeCompare(b.first_no)).map(({ id }) => id));
}
