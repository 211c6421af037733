/** Le Lys et la Cocarde: what its table needs, fetched when the box is opened. */
import "./palette.css";
import type { GamePieces } from "../../lib/game/game.ts";
import { dressOf } from "./art/seats.ts";
import Board from "./board/Board.svelte";
import Card from "./cards/Card.svelte";
import Hand from "./cards/Hand.svelte";
import { pace } from "./motion.ts";
import { matters } from "./matters.ts";
import Plate from "./Plate.svelte";
import { catalogue } from "./catalogue/index.ts";
import catalogueEn from "./catalogue/en.ftl?raw";
import catalogueFr from "./catalogue/fr.ftl?raw";
import { guide } from "./guide/index.ts";
import { pictures } from "./primer/index.ts";
import guideEn from "./guide/en.ftl?raw";
import guideFr from "./guide/fr.ftl?raw";
import en from "./texts/en.ftl?raw";
import fr from "./texts/fr.ftl?raw";
import type { LysBox, LysView } from "./types.ts";

export const pieces: GamePieces<LysView, LysBox> = {
  Board,
  Hand,
  Plate,
  rows: { plate: 3.9 },
  colours: (of) => ({ ground: dressOf(of).ground }),
  pace,
  matters,
  telling: [
    "finished", "died", "jailed", "was_wounded", "deported", "freed", "escaped", "enlisted", "came_home", "gained_trees",
    "planted", "capped", "attacked", "paid", "went", "marked", "advanced",
  ],
  sides: (seats) => Array.from({ length: seats }, (_, of) => ({ key: `l-colour-${of}` })),
  sideTitle: "l-side",
  texts: { fr: fr + catalogueFr + guideFr, en: en + catalogueEn + guideEn },
  catalogue,
  faces: { card: Card },
  guide,
  pictures,
};
