/** What hits whoever looks from a seat: what befalls the deputies of his factions. */
import type { Seen } from "../../lib/server/protocol.ts";
import { names, type Matters } from "../../lib/table/news.ts";
import type { GuillotineBox, GuillotineView, Props } from "./types.ts";

const LOSSES = new Set([
  "guillotined", "caught", "killed_himself", "disgraced", "disgraced_to_death", "imprisoned", "summoned", "lost", "all_lost", "denounced", "complained_of", "report_rejected",
]);

/** Where nobody goes of his own will: a card carried him off. Who chooses Flight is sent there by no card. */
const OUT_OF_REACH = ["prison", "fuite"];

const carriedOff = ({ kind, args }: Seen): boolean => kind === "sent" && args?.["cause"] !== undefined && OUT_OF_REACH.includes(String(args["place"]));

function mine(event: Seen, { view, seat }: Props): boolean {
  const named = [event.args?.["deputy"], event.args?.["deputies"]].flat();
  const factions = new Set(view.factions.filter((faction) => faction.seat === seat).map((faction) => faction.id));
  return view.deputies.some((deputy) => named.includes(deputy.id) && factions.has(deputy.faction));
}

export const matters: Matters<GuillotineView, GuillotineBox> = {
  hits: (event, props) => (LOSSES.has(event.kind) || carriedOff(event)) && mine(event, props),
  touches: (event, props) => mine(event, props) || names(event, props.seat),
  closes: ["report_adopted", "report_rejected", "guillotined", "acquitted", "dissolved", "not_dissolved"],
};
