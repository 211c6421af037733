/** What to call those at a table: the name they gave, or a word for who they are. */
import { BOTS } from "../../generated/types.ts";
import type { GamePieces } from "../game/game.ts";
import type { SeatCard, SeatKind } from "../server/protocol.ts";
import { settings } from "../page/settings.svelte.ts";
import { t, type Voice } from "./voice.svelte.ts";

/** Longer names are refused by the server. */
export const NAME_LENGTH = 24;

interface Sitter {
  name: string;
  kind: SeatKind;
  bot?: string;
  /** A bot plays for the person who is called so. */
  stands_in?: boolean;
}

/** Are these names taken for each other? Neither case nor accents count: then the server gives one of them a number. */
export function alike(one: string, other: string): boolean {
  return one !== "" && one.localeCompare(other, undefined, { sensitivity: "base" }) === 0;
}

/** Did this bot come along with a package of somebody else? */
export function isForeign(bot: string): boolean {
  return bot !== "" && !BOTS.includes(bot);
}

/** A bot by its level, a guest by its own name. */
export function botName(bot: string): string {
  return isForeign(bot) ? bot.charAt(0).toUpperCase() + bot.slice(1) : t(`bot-${bot}`);
}

/** What sits there: « automate, redoutable ». */
export function botRole(bot: string): string {
  return isForeign(bot) ? t("bot-foreign") : t("bot-role", { level: botName(bot).toLocaleLowerCase(settings.language) });
}

/** Makers of automata in their century lend their names to ours. */
const AUTOMATA = ["Vaucanson", "Kempelen", "Jaquet-Droz", "Maillardet", "Merlin", "Cox", "Knaus", "Droz"];

/** The names of the seats in the chosen language. Several without a name of their own are told apart. */
export function namesOf(seats: readonly Sitter[]): string[] {
  return seats.map((seat, at) => {
    if (seat.stands_in) return t("name-stands-in", { name: seat.name === "" ? t("name-guest") : seat.name });
    if (seat.name !== "") return seat.name;
    if (seat.kind === "open") return t("seat-nobody");
    const guest = seat.kind === "bot" && isForeign(seat.bot ?? "");
    const same = seats
      .map((other, where) => ({ other, where }))
      .filter(({ other }) => other.name === "" && other.kind === seat.kind && (guest ? other.bot === seat.bot : !isForeign(other.bot ?? "")));
    const n = same.findIndex(({ where }) => where === at);
    if (guest) return n === 0 ? botName(seat.bot!) : `${botName(seat.bot!)} ${n + 1}`;
    if (seat.kind === "bot") return AUTOMATA.filter((maker) => !seats.some((other) => alike(other.name, maker)))[n] ?? `${AUTOMATA[0]} ${n + 1}`;
    return same.length === 1 ? t("name-guest") : t("name-guest-n", { n: n + 1 });
  });
}

/** What the seats are called in what is asked, with whoever looks marked out; null where the game leaves them their names. */
export function calledIn(pieces: GamePieces, view: unknown, seat: number | null): string[] | null {
  const called = pieces.called?.(view) ?? [];
  return called.length > 0 ? called.map((name, at) => (at === seat ? `${name} (${t("seat-you")})` : name)) : null;
}

/** The side each seat plays, as its game calls it; seats of the same side are told apart by a number. */
export function sidesOf(pieces: GamePieces | null, seats: number, voice: Voice): string[] {
  const texts = voice.ready ? pieces?.sides?.(seats) : undefined;
  const words = [...Array(seats).keys()].map((at) => (texts?.[at] ? voice.say(texts[at]) : t("side-seat", { n: at + 1 })));
  return words.map((word, at) => {
    const alike = words.filter((other) => other === word).length;
    return alike === 1 ? word : `${word} ${words.slice(0, at + 1).filter((other) => other === word).length}`;
  });
}

/** What whoever has lost his seat is told as long as the game lasts, and who has it now; nobody else. */
export function lostSeat(seats: SeatCard[]): string {
  const at = seats.findIndex((seat) => seat.freed);
  return at < 0 ? "" : t(`freed-${seats[at]!.kind}`, { name: namesOf(seats)[at]! });
}
