/** Vendée Militaire 1793-1794: what its table needs, fetched when the box is opened. */
import "./palette.css";
import type { GamePieces } from "../../lib/game/game.ts";
import Aside from "./beside/Aside.svelte";
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
import type { VendeeBox, VendeeView } from "./types.ts";

const BLUE = { ground: "#1f3f77", ink: "#ffffff" };
const WHITE = { ground: "#f6efdc", ink: "#7c1414" };

export const pieces: GamePieces<VendeeView, VendeeBox> = {
  Board,
  Hand,
  Aside,
  Plate,
  colours: (of) => (of % 2 ? WHITE : BLUE),
  pace,
  matters,
  telling: [
    "game_ended", "hex_taken", "battle_won", "battle_held", "fort_razed", "wounded", "fort_built", "round_ended",
    "marker_moved", "rallied", "conceded", "attacked", "round_began",
  ],
  sides: (seats) => Array.from({ length: seats }, (_, of) => ({ key: of % 2 ? "camp-white" : "camp-blue" })),
  texts: { fr: fr + catalogueFr + guideFr, en: en + catalogueEn + guideEn },
  catalogue,
  faces: { card: Card },
  guide,
  pictures,
};
