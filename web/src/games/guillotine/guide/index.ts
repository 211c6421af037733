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

export const guide: Guide<GuillotineView, GuillotineBox, GuillotinePrompt, GuillotineEvent> = {
  seats: 2,
  mine: 0,
  options: () => ({}),
  steps: [
    { id: "faction", rule: "G-1", asked: ["faction"], points: (sight) => among(sight, ["faction"], 4) },
    { id: "move", rule: "G-32", asked: ["move"], points: () => ["post:comite", "post:mission", "post:tribunal", "post:jacobins"] },
    { id: "name", rule: "G-38", asked: ["name"], points: (sight) => ["line", ...among(sight, ["deputy"], 3)] },
    { id: "report", rule: "G-13", asked: ["report", "motion", "trial"], points: () => ["line"] },
    { id: "floor", rule: "G-42", asked: ["floor"], points: (sight) => ["line", ...among(sight, ["deputy"], 4)] },
    { id: "seats", rule: "G-30", when: ({ prompt }) => prompt === "move", points: () => ["post:convention"] },
    { id: "popularity", rule: "G-75", when: ({ prompt }) => prompt !== "faction", points: (sight) => ["aside", ...frail(sight)] },
    {
      id: "committee",
      rule: "G-48",
      when: ({ view, happened }) => view.turn > 1 || view.phase > 2 || happened("motion_opened"),
      points: () => ["post:comite"],
    },
    {
      id: "cards",
      rule: "G-57",
      when: ({ view, happened }) => view.turn > 1 || happened("drew_jacobins", "drew_missions", "drew_jacobins_hidden", "drew_missions_hidden"),
      points: () => ["post:mission", "post:jacobins"],
    },
    {
      id: "tribunal",
      rule: "G-24",
      when: ({ view, happened }) => view.turn > 1 || happened("summoned"),
      points: () => ["post:tribunal", "post:prison", "post:fuite"],
    },
  ],
};
