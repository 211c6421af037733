/** A first game of Le Cortège, on the side of the march. */
import type { CortegeEvent, CortegePrompt } from "../../../generated/cortege.ts";
import type { Guide, Sight } from "../../../lib/guide/guide.ts";
import type { CortegeBox, CortegeView } from "../types.ts";

type Seen = Sight<CortegeView, CortegeBox, CortegePrompt, CortegeEvent>;

/** The discs of one's side that lie as wanted. */
const own = ({ view }: Seen, status: string, colour: string): string[] =>
  view.discs.filter((disc) => disc.side === view.side && disc.status === status && (colour === "" || disc.colour === colour)).map((disc) => disc.id);

const tray = (sight: Seen): string[] => sight.view.placing.map((unit) => `tray:${unit}`);

export const guide: Guide<CortegeView, CortegeBox, CortegePrompt, CortegeEvent> = {
  seats: 2,
  mine: 0,
  options: () => ({ sides: "seat0_cp" }),
  steps: [
    { id: "infiltrate", rule: "K-31", asked: ["place"], when: ({ happened }) => !happened("placed"), points: () => ["zone"] },
    { id: "apart", rule: "K-35", asked: ["place"], points: (sight) => ["building", ...own(sight, "board", "").map((unit) => `unit:${unit}`)] },
    { id: "deploy", rule: "K-42", asked: ["deploy"], points: (sight) => ["zone", ...tray(sight).slice(0, 1)] },
    { id: "colours", rule: "K-83", when: ({ prompt }) => prompt === "deploy", points: (sight) => tray(sight).slice(0, 4) },
    { id: "gauges", rule: "K-110", when: ({ prompt }) => prompt === "deploy" || prompt === "turn", points: () => ["gauges"] },
    { id: "building", rule: "K-92", when: ({ prompt }) => prompt === "deploy" || prompt === "turn", points: () => ["building"] },
    { id: "flick", rule: "K-46", asked: ["turn"], points: (sight) => own(sight, "board", "red").slice(0, 3).map((unit) => `unit:${unit}`) },
    { id: "encounter", rule: "K-80", when: ({ view, prompt }) => prompt === "turn" && view.turn > 1, points: () => ["referee"] },
    { id: "steady", rule: "K-50", when: ({ view, prompt }) => prompt === "turn" && view.turn > 1, points: () => ["prompt"] },
    { id: "swap", rule: "K-115", when: ({ view, prompt }) => prompt === "turn" && view.turn > 1, points: ({ seat }) => [`plate:${seat}`] },
  ],
};
