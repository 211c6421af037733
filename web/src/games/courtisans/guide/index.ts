/** A first game of Courtisans with two others, as the first Grand Chambellan; a short one, with quick bargains. */
import type { CourtisansEvent, CourtisansPrompt } from "../../../generated/courtisans.ts";
import { among, type Guide, type Sight } from "../../../lib/guide/guide.ts";
import type { CourtisansBox, CourtisansView } from "../types.ts";

type Seen = Sight<CourtisansView, CourtisansBox, CourtisansPrompt, CourtisansEvent>;

/** The cards in one's hand that are requests, or that are not. */
const held = ({ view, box, seat }: Seen, request: boolean): string[] =>
  (view.players[seat]?.hand ?? []).filter((id) => box.cards.some((face) => face.id === id && face.request === request)).map((id) => `card:${id}`);

const turn = ({ prompt }: Seen) => prompt === "turn";

export const guide: Guide<CourtisansView, CourtisansBox, CourtisansPrompt, CourtisansEvent> = {
  seats: 3,
  mine: 0,
  options: (lang) => ({ goal: "20000", max_rounds: "10", first_chambellan: "seat0", negotiation: "quick", lang }),
  steps: [
    { id: "character", rule: "C-4", asked: ["character"], points: (sight) => among(sight, ["sex"], 2) },
    { id: "favour", rule: "C-13", when: ({ prompt }) => prompt === "place" || prompt === "turn", points: () => ["track:king", "track:queen"] },
    { id: "negotiation", rule: "C-31", asked: ["negotiation", "answer"], points: () => ["prompt"] },
    { id: "place", rule: "C-44", asked: ["place"], points: (sight) => among(sight, ["area"]) },
    { id: "turn", rule: "C-45", asked: ["turn"], points: () => ["area:pioche", "hand", "line"] },
    { id: "request", rule: "C-65", when: (sight) => turn(sight) && (held(sight, true).length > 0 || sight.view.round > 1), points: (sight) => [...held(sight, true), "area:maison"] },
    { id: "event", rule: "C-55", when: (sight) => turn(sight) && (held(sight, false).length > 0 || sight.view.round > 1), points: (sight) => held(sight, false) },
    { id: "audience", rule: "C-70", when: turn, points: () => ["audience:intervene", "audience:marry"] },
    { id: "income", rule: "C-99", when: turn, points: ({ seat }) => [`plate:${seat}`, "race"] },
    { id: "etiquette", rule: "C-119", when: ({ prompt }) => prompt === "turn" || prompt === "negotiation", points: () => ["register", "talk"] },
  ],
};
