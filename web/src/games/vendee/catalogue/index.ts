/** The cards, the tiles and the generals of Vendée Militaire, with where each is known from. */
import type { Translate } from "../../../lib/game/board.ts";
import type { Chapter, Piece } from "../../../lib/rules/catalogue.ts";
import type { CardFace, HexFace, VendeeBox } from "../types.ts";
import { effects, signed, typeOf } from "../words.ts";

const RULES: Record<string, string> = {
  cancel: "V-44",
  draw: "V-14",
  draw_at: "V-14",
  discard: "V-63",
  pick_discard: "V-63",
  flip: "V-59",
  scorch: "V-59",
  fort_up: "V-60",
  hexbonus: "V-26",
  manche: "V-79",
  extra_general: "V-43",
  rally: "V-41",
  wound: "V-41",
  peek: "V-64",
  galerne: "V-61",
};

function card(t: Translate, face: CardFace): Piece {
  const worth = face.value === 0 ? "" : `${face.bonus ? signed(face.value) : face.value}, ${t(`v-type-${typeOf(face)}`)}.`;
  return {
    id: `card:${face.id}`,
    name: t(`card-${face.id}`),
    does: [worth, effects(t, face), face.unique ? t("in-box-unique") : ""].filter((words) => words !== "").join(" "),
    history: t(`card-${face.id}-note`),
    rule: RULES[face.effects[0]?.op ?? ""] ?? (face.bonus ? "V-29" : "V-6"),
    count: face.copies,
    provenance: face.provenance,
  };
}

const hex = (t: Translate, face: HexFace): Piece => ({
  id: `hex:${face.id}`,
  name: `${face.no}. ${t(`hex-${face.id}`)}`,
  does: t("in-box-hex", { area: t(`hex-${face.id}-area`), white: face.white_draws, blue: face.blue_draws }),
  history: t(`hex-${face.id}-note`),
  rule: face.galerne ? "V-61" : "V-22",
  provenance: face.provenance,
  given: face.given,
});

function generals(t: Translate, box: VendeeBox): Piece[] {
  return box.rounds.flatMap((row) =>
    [
      { id: row.white_general, value: row.white_value },
      { id: row.blue_general, value: row.blue_value },
    ].map(({ id, value }) => ({
      id: `general:${id}`,
      name: t(`general-${id}`),
      does: t("in-box-general", { round: row.round, value }),
      rule: "V-42",
      provenance: row.provenance,
    })),
  );
}

export function catalogue(box: VendeeBox, t: Translate): Chapter[] {
  const half = (camp: string, jeu: number): Chapter => ({
    title: t(`in-box-${camp}-${jeu}`),
    pieces: box.cards.filter((face) => face.camp === camp && face.jeu === jeu).map((face) => card(t, face)),
  });
  return [
    half("white", 1),
    half("white", 2),
    half("blue", 1),
    half("blue", 2),
    { title: t("in-box-hexes"), pieces: box.hexes.map((face) => hex(t, face)) },
    { title: t("in-box-generals"), pieces: generals(t, box) },
  ];
}
