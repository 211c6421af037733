/** A first game of Guillotine for two: each leads two factions. */
import type { GuillotineEvent, GuillotinePrompt } from "../../../generated/guillotine.ts";
import { among, type Guide, type Sight } from "../../../lib/guide/guide.ts";
import type { GuillotineBox, GuillotineView } from "../types.ts";

type Seen = Sight<GuillotineView, GuillotineBox, GuillotinePrompt, GuillotineEvent>;

/** The least popular of one's deputies who are alive. */
const frail = ({ view, seat }: Seen): string[] => {
  const own = view.deputies.filter((deputy) => deputy.alive && view.seats[seat]?.factions.includes(deputy.faction));
  return own.sort((a, b) => a.pp - b.pp).slice(0, 1).map((deputy) => `deputy:${deputy.id}`);
};

/** One's deputies who are in prison or in flight. */
const captive = ({ view, seat }: Seen): string[] =>
  view.deputies
    .filter((deputy) => ["prison", "fuite"].includes(deputy.post) && view.seats[seat]?.factions.includes(deputy.faction))
    .map((deputy) => `deputy:${deputy.id}`);

const drew = ({ happened }: Seen) => happened("drew_jacobins", "drew_missions", "drew_jacobins_hidden", "drew_missions_hidden");

export const guide: Guide<GuillotineView, GuillotineBox, GuillotinePrompt, GuillotineEvent> = {
  seats: 2,
  mine: 0,
  options: () => ({}),
  steps: [
    { id: "faction", rule: "G-1", asked: ["faction"], does: true, points: (sight) => among(sight, ["faction"], 4) },
    { id: "move", rule: "G-32", asked: ["move"], does: true, points: () => ["post:comite", "post:mission", "post:tribunal", "post:jacobins"] },
    { id: "name", rule: "G-38", asked: ["name"], does: true, points: (sight) => ["prompt", ...among(sight, ["deputy"], 3)] },
    { id: "report", rule: "G-13", asked: ["report", "motion", "trial"], does: true, points: () => ["prompt"] },
    { id: "floor", rule: "G-42", asked: ["floor", "floor-denounce", "floor-support"], does: true, points: (sight) => ["prompt", ...among(sight, ["deputy"], 4)] },
    { id: "dissolution", rule: "G-45", asked: ["dissolution"], does: true, points: () => ["prompt", "phases"] },
    { id: "tribunal", rule: "G-24", asked: ["summons", "accomplice"], does: true, points: () => ["post:tribunal", "post:prison", "post:fuite"] },
    { id: "seats", rule: "G-30", asked: ["move"], after: ["move"], points: () => ["post:convention"] },
    { id: "popularity", rule: "G-75", asked: ["move", "name", "report", "floor", "floor-denounce"], after: ["move"], points: (sight) => [...frail(sight), "aside"] },
    { id: "committee", rule: "G-48", asked: ["propose", "motion", "move"], after: ["floor"], points: () => ["post:comite"] },
    { id: "cards", rule: "G-57", asked: ["move", "assign", "orator", "delayed"], after: ["floor"], when: drew, points: () => ["post:mission", "post:jacobins"] },
    {
      id: "rehabilitation",
      rule: "G-68",
      asked: ["move", "attempt", "surrender", "release", "name"],
      when: (sight) => captive(sight).length > 0,
      points: captive,
    },
  ],
};
