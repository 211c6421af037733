/** A first game of Le Lys et la Cocarde, against two others. */
import type { LysEvent, LysPrompt } from "../../../generated/lys.ts";
import { among, type Guide, type Sight } from "../../../lib/guide/guide.ts";
import type { LysBox, LysView } from "../types.ts";

type Seen = Sight<LysView, LysBox, LysPrompt, LysEvent>;

const mine = ({ view, seat }: Seen) => view.seats[seat]!;
const main = ({ prompt }: Seen) => prompt === "main" || prompt === "main-full" || prompt === "main-acted";

/** The cards of a kind in one's hand. */
const held = (sight: Seen, kind: string): string[] =>
  (mine(sight).cards ?? []).filter((id) => sight.box.cards.some((face) => face.id === id && face.kind === kind)).map((id) => `card:${id}`);

/** The next squares ahead that are as wanted. */
const ahead = (sight: Seen, wanted: (face: LysBox["squares"][number]) => boolean, most: number): string[] =>
  sight.box.squares
    .filter((face) => Number(face.place) > (Number(mine(sight).place) || 0) && wanted(face))
    .slice(0, most)
    .map((face) => `square:${face.place}`);

export const guide: Guide<LysView, LysBox, LysPrompt, LysEvent> = {
  seats: 3,
  mine: 0,
  options: () => ({}),
  steps: [
    { id: "persona", rule: "L-2", asked: ["persona"], points: () => ["prompt"] },
    { id: "act", rule: "L-14", asked: ["main", "main-full"], points: () => ["hand", "discard"] },
    { id: "throw", rule: "L-40", asked: ["main", "main-acted"], points: () => ["dice"] },
    { id: "close", rule: "L-18", asked: ["close"], points: (sight) => ["prompt", ...among(sight, ["square"], 4)] },
    { id: "square", rule: "L-70", when: (sight) => mine(sight).place !== "0", points: (sight) => [`square:${mine(sight).place}`] },
    { id: "trees", rule: "L-142", when: main, points: (sight) => ahead(sight, (face) => face.gives_trees, 3) },
    {
      id: "marks",
      rule: "L-20",
      when: (sight) => main(sight) && (sight.happened("marked") || sight.view.round > 1),
      points: (sight) => [...held(sight, "role"), `plate:${sight.seat}`],
    },
    { id: "barrier", rule: "L-60", when: (sight) => main(sight) && sight.happened("walked", "bounced"), points: (sight) => ahead(sight, (face) => face.barrier, 1) },
    {
      id: "attack",
      rule: "L-30",
      when: (sight) => main(sight) && (sight.view.round > 1 || sight.happened("attacked")),
      points: (sight) => [...held(sight, "attack"), ...held(sight, "defence"), "square:prison_1"],
    },
    { id: "brumaire", rule: "L-172", when: (sight) => sight.view.round > 1, points: () => ["square:56"] },
  ],
};
