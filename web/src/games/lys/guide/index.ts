/** A first game of Le Lys et la Cocarde, against two others. */
import type { LysEvent, LysPrompt } from "../../../generated/lys.ts";
import { among, type Guide, type Sight } from "../../../lib/guide/guide.ts";
import type { LysBox, LysView } from "../types.ts";

type Seen = Sight<LysView, LysBox, LysPrompt, LysEvent>;

const BEFORE: readonly LysPrompt[] = ["main", "main-full", "main-books", "main-plant", "main-plant-books"];
const MAIN: readonly LysPrompt[] = [...BEFORE, "main-acted", "main-acted-books", "main-acted-plant", "main-acted-plant-books"];
const CLOSE: readonly LysPrompt[] = ["close", "close-books", "close-plant", "close-plant-books"];
const PLANT: readonly LysPrompt[] = [...MAIN, ...CLOSE].filter((prompt) => prompt.includes("plant"));

const mine = ({ view, seat }: Seen) => view.seats[seat]!;

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
    { id: "persona", rule: "L-2", asked: ["persona"], does: true, points: () => ["prompt"] },
    { id: "act", rule: "L-14", asked: BEFORE, does: true, points: () => ["hand", "discard"] },
    { id: "throw", rule: "L-40", asked: MAIN, after: ["act"], does: true, points: () => ["dice"] },
    { id: "attacked", rule: "L-32", asked: ["defend", "undefended"], does: true, points: () => ["prompt", "hand"] },
    { id: "danger", rule: "L-102", asked: ["protect", "protect-by", "suffer", "suffer-by"], does: true, points: () => ["prompt"] },
    { id: "alms", rule: "L-13", asked: ["ask-alms"], does: true, points: () => ["prompt"] },
    { id: "plant", rule: "L-141", asked: PLANT, does: true, points: (sight) => among(sight, ["square"], 4) },
    {
      id: "square",
      rule: "L-70",
      asked: [...CLOSE, ...MAIN],
      after: ["throw"],
      when: (sight) => mine(sight).place !== "0" && sight.happened("threw"),
      points: (sight) => [`square:${mine(sight).place}`],
    },
    { id: "close", rule: "L-18", asked: CLOSE, does: true, points: () => ["prompt"] },
    { id: "trees", rule: "L-142", asked: MAIN, after: ["throw"], points: (sight) => ahead(sight, (face) => face.gives_trees, 3) },
    { id: "marks", rule: "L-20", asked: BEFORE, after: ["throw"], when: (sight) => held(sight, "role").length > 0, points: (sight) => held(sight, "role") },
    {
      id: "oneself",
      rule: "L-21",
      asked: BEFORE,
      after: ["marks"],
      when: (sight) => held(sight, "role").length > 0 && mine(sight).marking === "none",
      points: (sight) => [...held(sight, "role"), `plate:${sight.seat}`],
    },
    { id: "barrier", rule: "L-60", asked: [...MAIN, "pass-barrier", "bounce"], after: ["square"], points: (sight) => ahead(sight, (face) => face.barrier, 1) },
    {
      id: "attack",
      rule: "L-30",
      asked: BEFORE,
      after: ["throw"],
      when: (sight) => held(sight, "attack").length + held(sight, "defence").length > 0,
      points: (sight) => [...held(sight, "attack"), ...held(sight, "defence")],
    },
    { id: "brumaire", rule: "L-172", asked: MAIN, after: ["trees"], when: (sight) => sight.view.round > 1, points: () => ["square:56"] },
  ],
};
