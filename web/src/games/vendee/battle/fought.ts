/** The battle that is over, read from the log: it stays in sight until the next attack. */
import type { Seen } from "../../../lib/server/protocol.ts";
import type { PlayView } from "../types.ts";

export interface Fought {
  hex: string;
  attacker: number;
  plays: PlayView[];
  /** The place of the play that nobody beat, -1: none. */
  standing: number;
  /** Who won, and with how much. */
  winner: string;
  total: number;
  /** Why it ended, who won, what changed. */
  outcome: Seen[];
}

const ENDS = ["battle_won", "battle_held"];
const REASONS = ["conceded", "conceded_unable", "failed_to_open"];
const CHANGES = ["hex_taken", "fort_razed", "fort_built", "marker_moved"];

/** The last battle of this log; null: none, or it is not over. */
export function foughtIn(log: readonly Seen[]): Fought | null {
  const from = log.findLastIndex(({ kind }) => kind === "attacked");
  const told = from < 0 ? [] : log.slice(from);
  const end = told.findIndex(({ kind }) => ENDS.includes(kind));
  if (end < 0) return null;
  const plays = playsIn(told.slice(0, end));
  return {
    hex: String(told[0]!.args?.["hex"]),
    attacker: Number(told[0]!.args?.["seat"]),
    plays,
    standing: plays.findLastIndex(({ cancelled }) => cancelled === ""),
    winner: String(told[end]!.args?.["camp"]),
    total: Number(told[end]!.args?.["total"]),
    outcome: [...told.slice(0, end).filter(({ kind }) => REASONS.includes(kind)).slice(-1), ...told.slice(end).filter(({ kind }) => [...ENDS, ...CHANGES].includes(kind))],
  };
}

/** Each play as the ladder draws it; a cancellation strikes the play before it. */
function playsIn(told: readonly Seen[]): PlayView[] {
  const plays: PlayView[] = [];
  for (const { kind, args } of told) {
    if (kind === "played") {
      const [base = "", bonus = ""] = args?.["cards"] as string[];
      plays.push({ seat: Number(args?.["seat"]), base, bonus, total: Number(args?.["total"]), types: String(args?.["types"]), cancelled: "", roll: 0 });
    } else if (kind === "cancelled" && plays.length > 0) plays.at(-1)!.cancelled = String(args?.["means"]);
  }
  return plays;
}
