/** A first game of Courtisans with two others, as the first Grand Chambellan; a short one, with quick bargains. */
import type { CourtisansEvent, CourtisansPrompt } from "../../../generated/courtisans.ts";
import { among, type Guide, type Sight } from "../../../lib/guide/guide.ts";
import type { CourtisansBox, CourtisansView } from "../types.ts";

type Seen = Sight<CourtisansView, CourtisansBox, CourtisansPrompt, CourtisansEvent>;

/** The cards in one's hand that are requests, or that are not. */
const held = ({ view, box, seat }: Seen, request: boolean): string[] =>
  (view.players[seat]?.hand ?? []).filter((id) => box.cards.some((face) => face.id === id && face.request === request)).map((id) => `card:${id}`);

export const guide: Guide<CourtisansView, CourtisansBox, CourtisansPrompt, CourtisansEvent> = {
  seats: 3,
  mine: 0,
  options: (lang) => ({ goal: "20000", max_rounds: "10", first_chambellan: "seat0", negotiation: "quick", lang }),
  steps: [
    { id: "character", rule: "C-4", asked: ["character"], does: true, points: (sight) => [...among(sight, ["sex"], 2), "prompt"] },
    { id: "negotiation", rule: "C-31", asked: ["negotiation", "answer"], does: true, points: () => ["prompt"] },
    { id: "favour", rule: "C-13", asked: ["place", "turn"], points: () => ["track:king", "track:queen"] },
    { id: "place", rule: "C-44", asked: ["place"], does: true, points: (sight) => among(sight, ["area"]) },
    { id: "turn", rule: "C-45", asked: ["turn"], does: true, points: () => ["area:pioche", "hand"] },
    { id: "request", rule: "C-65", asked: ["turn"], after: ["turn"], when: (sight) => held(sight, true).length > 0, points: (sight) => [...held(sight, true), "area:maison"] },
    { id: "event", rule: "C-55", asked: ["turn"], after: ["turn"], points: (sight) => held(sight, false) },
    { id: "audience", rule: "C-70", asked: ["turn"], after: ["turn"], points: () => ["prompt"] },
    { id: "income", rule: "C-99", asked: ["turn", "negotiation"], after: ["turn"], when: ({ happened }) => happened("income", "obtained"), points: ({ seat }) => ["race", `plate:${seat}`] },
    { id: "etiquette", rule: "C-119", asked: ["turn", "negotiation"], after: ["turn"], points: () => ["register", "talk"] },
  ],
};
