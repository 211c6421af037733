/** Le Cortège: what its table needs, fetched when the box is opened. */
import "./palette.css";
import type { GamePieces } from "../../lib/game/game.ts";
import Aside from "./beside/Aside.svelte";
import Face from "./board/Face.svelte";
import Board from "./board/Board.svelte";
import Line from "./aim/Line.svelte";
import { pace } from "./film/pace.ts";
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
import type { CortegeBox, CortegeView } from "./types.ts";

/** Who plays has a colour of their own: red and blue are the sides, which are changed between the rounds. */
const SEATS = ["#a8843a", "#3f6b45"];

export const pieces: GamePieces<CortegeView, CortegeBox> = {
  Board,
  Aside,
  Line,
  rows: { line: 3.6, phoneLine: 3.6, strip: 3.3, guide: "start" },
  Plate,
  open: true,
  colours: (of) => ({ ground: SEATS[of % SEATS.length]! }),
  pace,
  matters,
  telling: [
    "resigned", "game_tied", "round_ended", "arrested", "blocked", "unblocked", "opinion_moved", "infiltrated", "entered",
    "exchanged", "round_began",
  ],
  camps: { names: [{ key: "side-cp", args: {} }, { key: "side-po", args: {} }], options: { sides: "seat0_cp" } },
  texts: { fr: fr + catalogueFr + guideFr, en: en + catalogueEn + guideEn },
  catalogue,
  faces: { unit: Face },
  guide,
  pictures,
};
