/** Who sits where at a new table. */
import type { SeatCard, TableOption, WantedSeat } from "../server/protocol.ts";

export type Mode = "bot" | "here" | "link";

export const MODES: readonly Mode[] = ["bot", "here", "link"];

/** Who is to sit on a seat that is not mine: somebody who comes by the link, or a bot. */
export type Sitter = "open" | `bot:${string}`;

/** How long one may be silent, in seconds; 0: as long as one likes. */
export const PACES: readonly number[] = [0, 120, 600, 86400];

/**
 * The seats to ask for. `mine` null: by lot (`chance` in 0..1 decides). `names`: one per seat when everybody sits at this
 * screen, else only mine. `others`: who takes which seat of a table by link, open unless it says so; those who sit by lot keep
 * their order after the first seat.
 */
export function seatsFor(
  mode: Mode,
  count: number,
  mine: number | null,
  bot: string,
  names: string[],
  chance: number,
  others: readonly Sitter[] = [],
): WantedSeat[] {
  const seats = [...Array(count).keys()];
  if (mode === "here") return seats.map((seat) => ({ kind: "me", name: names[seat] ?? "" }));
  const own = mine ?? Math.min(count - 1, Math.floor(chance * count));
  return seats.map((seat): WantedSeat => {
    if (seat === own) return { kind: "me", name: names[0] ?? "" };
    if (mode === "bot") return { kind: "bot", bot };
    const sitter = others[mine === null && seat < own ? seat + 1 : seat] ?? "open";
    return sitter === "open" ? { kind: "open" } : { kind: "bot", bot: sitter.slice("bot:".length) };
  });
}

/** The seats of a game that goes on otherwise: mine, those of the bots, and those of the others, who are asked first. */
export function seatsAgain(seats: readonly Pick<SeatCard, "kind" | "bot">[], mine: number): WantedSeat[] {
  return seats.map(({ kind, bot }, at): WantedSeat => {
    if (at === mine) return { kind: "me" };
    return kind === "bot" ? { kind, bot } : { kind: "open" };
  });
}

/** The switches of a table of `count` seats, without the values that are for people only when `bots` sit there; as is usual where one screen plays `alone`. */
export function offered(options: readonly TableOption[], count: number, bots: boolean, alone = false): TableOption[] {
  return options
    .filter((option) => option.seats.length === 0 || option.seats.includes(count))
    .map((option) => (alone && option.alone !== "" ? { ...option, default: option.alone } : option))
    .map((option) => (bots ? { ...option, values: option.values.filter((value) => !option.people.includes(value)) } : option));
}

/** An option `lang` says in which language the table itself speaks: that of the host's page, unless it is chosen. */
export function spoken(options: readonly TableOption[], language: string): TableOption[] {
  return options.map((option) => (option.id === "lang" && option.values.includes(language) ? { ...option, default: language } : option));
}

/** The value an option has: the one chosen, as long as it is offered. */
export function valueOf(option: TableOption, chosen: Readonly<Record<string, string>>): string {
  const value = chosen[option.id];
  return value !== undefined && option.values.includes(value) ? value : option.default;
}
