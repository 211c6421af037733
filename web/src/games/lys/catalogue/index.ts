/** The cards and the squares of Le Lys et la Cocarde, with where each is known from. */
import type { Translate } from "../../../lib/game/board.ts";
import type { Chapter, Piece } from "../../../lib/rules/catalogue.ts";
import type { CardFace, LysBox, SquareFace } from "../types.ts";
import { effect, numberOf, roadOf } from "../words.ts";

const KINDS: Record<string, string> = { role: "L-20", attack: "L-30", defence: "L-32", celebrity: "L-100", escape: "L-135", book: "L-146" };

/** The squares that have a rule of their own. */
const OWN: Record<string, string> = {
  0: "L-3", 1: "L-80", 2: "L-81", 9: "L-82", 10: "L-81", 12: "L-83", 16: "L-84", 19: "L-81", 20: "L-85", 22: "L-86", 27: "L-87", 29: "L-88", 32: "L-89",
  34: "L-90", 35: "L-91", 37: "L-92", 39: "L-92", 41: "L-93", 46: "L-94", 49: "L-95", 50: "L-92", 51: "L-92", 53: "L-96", 55: "L-97", 56: "L-170",
  prison_3: "L-113", prison_8: "L-112", front_8: "L-121",
};
const ROADS: Record<string, string> = { main: "L-70", prison: "L-110", front: "L-120", guyana: "L-130" };

const card = (t: Translate, face: CardFace): Piece => ({
  id: `card:${face.id}`,
  name: t(`card-${face.id}`),
  does: `${t(`kind-${face.kind}`)}. ${effect(t, face)}`,
  rule: KINDS[face.kind] ?? "L-14",
  count: face.count,
  provenance: face.provenance,
});

function square(t: Translate, face: SquareFace): Piece {
  const n = face.place === "0" || face.place === "guyana" ? "" : `${numberOf(face.place)}. `;
  return {
    id: `square:${face.place}`,
    name: n + t(`square-${face.place}`),
    does: t(`square-${face.place}-sentence`),
    rule: OWN[face.place] ?? (face.barrier ? "L-60" : face.gives_trees ? "L-140" : (ROADS[roadOf(face.place)] ?? "L-70")),
    provenance: face.provenance,
  };
}

export function catalogue(box: LysBox, t: Translate): Chapter[] {
  const road = (name: string): Chapter => ({
    title: t(`track-${name}`),
    pieces: box.squares.filter((face) => roadOf(face.place) === name).map((face) => square(t, face)),
  });
  return [{ title: t("in-box-cards"), pieces: box.cards.map((face) => card(t, face)) }, ...["main", "prison", "front", "guyana"].map(road)];
}
