/** How many play a game and how long, as it is said. */
import { t } from "./voice.svelte.ts";

/** « 2 ou 4 », but « 2 à 6 » for a row of three and more. */
export function seatsOf(seats: readonly number[]): string {
  const [low, high] = [seats[0]!, seats.at(-1)!];
  const row = seats.length > 2 && high - low === seats.length - 1;
  return row ? between(low, high) : seats.join(` ${t("or")} `);
}

/** « 30 à 75 », but « 20 » where the shortest game is the longest. */
export function minutesOf([low, high]: readonly [number, number]): string {
  return low === high ? String(low) : between(low, high);
}

function between(low: number, high: number): string {
  return t("game-from-to", { low, high });
}
