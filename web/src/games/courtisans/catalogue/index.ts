/** The cards and the houses of Courtisans, with where each is known from. */
import type { Translate } from "../../../lib/game/board.ts";
import type { Chapter, Piece } from "../../../lib/rules/catalogue.ts";
import type { CardFace, CourtisansBox } from "../types.ts";
import { livres } from "../words.ts";

const POWERS: Record<string, string> = { chancelier: "C-83", controleur: "C-84", secretaire: "C-85", chasse: "C-86", gouvernante: "C-87" };
const CATEGORIES: Record<string, string> = {
  titre: "C-61",
  charge: "C-78",
  dignite: "C-79",
  pension: "C-67",
  lettre: "C-68",
  guerre: "C-89",
  statut: "C-92",
  remede: "C-112",
  poison: "C-53",
  mort: "C-106",
  arrestation: "C-110",
};

function card(t: Translate, face: CardFace): Piece {
  return {
    id: `card:${face.id}`,
    name: t(`card-${face.id}`),
    does: [t(`card-${face.id}-note`), face.income > 0 ? t("in-box-income", { money: livres(face.income) }) : ""].filter((words) => words !== "").join(" "),
    rule: POWERS[face.power] ?? CATEGORIES[face.category] ?? "C-52",
    count: face.count,
    provenance: face.provenance,
    given: face.given,
    public: face.public,
  };
}

export function catalogue(box: CourtisansBox, t: Translate): Chapter[] {
  const categories = [...new Set(box.cards.map((face) => face.category))];
  const houses = box.houses.map((face) => ({ id: `house:${face.id}`, name: face.name, does: t("in-box-house"), rule: "C-5", provenance: face.provenance }));
  return [
    ...categories.map((category) => ({
      title: t(`category-${category}`),
      pieces: box.cards.filter((face) => face.category === category).map((face) => card(t, face)),
    })),
    { title: t("in-box-houses"), pieces: houses },
  ];
}
