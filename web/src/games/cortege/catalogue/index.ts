/** The units of Le Cortège, with where each is known from. */
import type { Translate } from "../../../lib/game/board.ts";
import type { Chapter, Piece } from "../../../lib/rules/catalogue.ts";
import type { CortegeBox, UnitFace } from "../types.ts";
import { effects } from "../words.ts";

const ruleOf = (face: UnitFace): string => (face.discard ? "K-86" : face.block ? "K-90" : face.opinion ? "K-85" : face.colour === "red" ? "K-92" : "K-83");

function unit(box: CortegeBox, t: Translate, face: UnitFace): Piece {
  const seeks = face.trigger ? `${t(`colour-${face.trigger}`)} → ` : "";
  const does = seeks + effects({ box, t }, face.id).join(", ");
  return {
    id: `unit:${face.id}`,
    name: t(`unit-${face.id}`),
    does: t("in-box-unit", { tint: t(`colour-${face.colour}`), does }),
    history: t(`unit-${face.id}-note`),
    rule: ruleOf(face),
    provenance: face.provenance,
    given: face.given,
    public: face.public,
  };
}

export function catalogue(box: CortegeBox, t: Translate): Chapter[] {
  return ["cp", "po"].map((side) => ({
    title: t(`side-${side}`),
    pieces: box.units.filter((face) => face.side === side).map((face) => unit(box, t, face)),
  }));
}
