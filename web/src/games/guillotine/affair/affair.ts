/** What the affair in hand is. */
import type { BallotView, Props, VoteView } from "../types.ts";

export type Affair =
  | { kind: "vote"; vote: VoteView }
  | { kind: "cases" }
  | { kind: "drawn" }
  | { kind: "in_use" };

/** While the ballots are turned over, the open vote with what the count says of each. */
export function opened({ view, moment }: Pick<Props, "view" | "moment">): VoteView | null {
  if (!moment?.event.kind.startsWith("counted") || !view.vote) return null;
  const args = moment.event.args ?? {};
  const said = (name: string) => (Array.isArray(args[name]) ? args[name].map(Number) : []);
  const [yes, no] = [said("in_favour"), said("against")];
  const turned = (ballot: BallotView): BallotView => ({
    ...ballot,
    voted: true,
    oui: yes.includes(ballot.seat) ? ballot.weight : no.includes(ballot.seat) ? 0 : -1,
  });
  return { ...view.vote, open: false, ballots: view.vote.ballots.map(turned), oui: Number(args["oui"]), non: Number(args["non"]) };
}

const COUNTED = /^counted/;
/** The last count is left in sight while it is news, then as long as such votes are held. */
const HELD: Record<number, string[]> = { 2: ["report", "dissolution"], 3: ["motion", "trial"] };

/** `turned`: the ballots that are being turned over, or were just before what follows from them. */
export function affairOf({ view, events }: Pick<Props, "view" | "events">, turned: VoteView | null): Affair | null {
  if (turned) return { kind: "vote", vote: turned };
  if (view.vote) return { kind: "vote", vote: view.vote };
  if (view.last_vote && events.some((seen) => COUNTED.test(seen.kind))) return { kind: "vote", vote: view.last_vote };
  if (view.drawn?.cards?.length) return { kind: "drawn" };
  if (view.batch.length) return { kind: "cases" };
  if (view.in_use.length) return { kind: "in_use" };
  if (view.drawn) return { kind: "drawn" };
  if (view.last_vote && HELD[view.phase]?.includes(view.last_vote.kind)) return { kind: "vote", vote: view.last_vote };
  return null;
}
