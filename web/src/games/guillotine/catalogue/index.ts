/** The deputies, the posts, the cards and the brochure of Guillotine, with where each is known from. */
import type { Translate } from "../../../lib/game/board.ts";
import type { Chapter, Piece } from "../../../lib/rules/catalogue.ts";
import type { GuillotineBox } from "../types.ts";
import { cardOf, effect } from "../words.ts";

const POSTS: Record<string, string> = {
  convention: "G-39",
  tribunal: "G-27",
  comite: "G-46",
  jacobins: "G-57",
  mission: "G-50",
  prison: "G-67",
  fuite: "G-70",
  guillotine: "G-6",
};

function deputies(box: GuillotineBox, t: Translate): Piece[] {
  return box.deputies.map((face) => ({
    id: `deputy:${face.id}`,
    name: t(`deputy-${face.id}-full`),
    does: t("in-box-deputy", { faction: t(`faction-${face.faction}`), n: face.n, pp: box.numbers.elected }),
    history: t(`deputy-${face.id}-note`),
    rule: "G-75",
    provenance: face.provenance,
  }));
}

function posts(box: GuillotineBox, t: Translate): Piece[] {
  return box.posts.map((face) => ({
    id: `post:${face.id}`,
    name: t(`post-${face.id}`),
    does: t("in-box-post", { chairs: face.seats, income: face.income }),
    history: t(`post-${face.id}-note`),
    rule: POSTS[face.id] ?? "G-3",
    provenance: face.provenance,
  }));
}

function cards(box: GuillotineBox, t: Translate, faces: readonly { id: string; count: number; provenance: string }[], rule: (id: string) => string): Piece[] {
  return faces.map((face) => ({
    id: `card:${face.id}`,
    name: t(`card-${face.id}`),
    does: effect(t, cardOf(box, face.id)),
    history: t(`card-${face.id}-note`),
    rule: rule(face.id),
    count: face.count,
    provenance: face.provenance,
  }));
}

export function catalogue(box: GuillotineBox, t: Translate): Chapter[] {
  const delayed = new Set(box.jacobins.filter((face) => face.kind === "delayed").map((face) => face.id));
  const factions = box.factions.map((face) => ({
    id: `faction:${face.id}`,
    name: t(`faction-${face.id}`),
    does: t(`faction-${face.id}-note`),
    rule: "G-1",
    provenance: face.provenance,
  }));
  const dates = box.chronicle.map((face) => ({
    id: `chronicle:${face.id}`,
    name: [face.day || "", face.month, face.year].filter((part) => part !== "").join("/"),
    does: t(`chronicle-${face.id}`),
    rule: "",
    provenance: face.provenance,
  }));
  const questions = [{ id: "questions", name: t("in-box-questions"), does: t("in-box-questions-note"), rule: "G-81", provenance: "X" }];
  return [
    { title: t("in-box-factions"), pieces: factions },
    { title: t("in-box-deputies"), pieces: deputies(box, t) },
    { title: t("in-box-posts"), pieces: posts(box, t) },
    { title: t("in-box-missions"), pieces: cards(box, t, box.missions, () => "G-53") },
    { title: t("in-box-jacobins"), pieces: cards(box, t, box.jacobins, (id) => (delayed.has(id) ? "G-63" : "G-62")) },
    { title: t("in-box-booklet"), pieces: questions },
    { title: t("in-box-chronicle"), pieces: dates },
  ];
}
