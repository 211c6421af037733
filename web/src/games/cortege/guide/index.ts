/** A first game of Le Cortège, on the side of the march. */
import type { CortegeEvent, CortegePrompt } from "../../../generated/cortege.ts";
import type { Guide, Sight } from "../../../lib/guide/guide.ts";
import type { CortegeBox, CortegeView } from "../types.ts";

type Seen = Sight<CortegeView, CortegeBox, CortegePrompt, CortegeEvent>;

/** The discs of one's side that lie as wanted. */
const own = ({ view }: Seen, status: string, colour: string): string[] =>
  view.discs.filter((disc) => disc.side === view.side && disc.status === status && (colour === "" || disc.colour === colour)).map((disc) => disc.id);

const tray = (sight: Seen): string[] => sight.view.placing.map((unit) => `tray:${unit}`);

/** Does one lead the march now? */
const march = ({ view, seat }: Seen): boolean => view.seats[seat] === "cp";

export const guide: Guide<CortegeView, CortegeBox, CortegePrompt, CortegeEvent> = {
  seats: 2,
  mine: 0,
  options: () => ({ sides: "seat0_cp" }),
  steps: [
    { id: "infiltrate", rule: "K-31", asked: ["place"], does: true, when: (sight) => march(sight) && !sight.happened("placed"), points: () => ["zone"] },
    { id: "apart", rule: "K-35", asked: ["place"], does: true, when: march, points: (sight) => ["building", ...own(sight, "board", "").map((unit) => `unit:${unit}`)] },
    { id: "deploy", rule: "K-42", asked: ["deploy"], does: true, when: march, points: (sight) => ["zone", ...tray(sight).slice(0, 1)] },
    { id: "colours", rule: "K-83", asked: ["deploy"], after: ["deploy"], points: (sight) => tray(sight).slice(0, 4) },
    { id: "gauges", rule: "K-110", asked: ["deploy", "turn"], after: ["deploy"], when: march, points: () => ["gauges"] },
    { id: "building", rule: "K-92", asked: ["deploy", "turn"], after: ["deploy"], when: march, points: () => ["building"] },
    { id: "flick", rule: "K-46", asked: ["turn"], does: true, when: march, points: (sight) => own(sight, "board", "red").slice(0, 3).map((unit) => `unit:${unit}`) },
    { id: "encounter", rule: "K-80", asked: ["turn"], after: ["flick"], when: ({ happened }) => happened("flicked"), points: () => ["referee"] },
    { id: "steady", rule: "K-50", asked: ["turn"], after: ["flick"], points: () => ["prompt"] },
    { id: "swap", rule: "K-115", asked: ["turn"], after: ["encounter"], when: ({ view }) => view.round === 1, points: ({ seat }) => [`plate:${seat}`] },
    { id: "power", rule: "K-32", asked: ["place-interpellation"], does: true, points: (sight) => ["building", ...tray(sight)] },
    { id: "arrest", rule: "K-33", asked: ["aim-infiltration"], does: true, points: () => ["unit:interpellation"] },
    { id: "guard", rule: "K-114", asked: ["deploy", "turn"], when: (sight) => !march(sight), points: () => ["gauges"] },
  ],
};
