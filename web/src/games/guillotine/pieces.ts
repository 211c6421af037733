/** Guillotine: what its table needs, fetched when the box is opened. */
import "./palette.css";
import type { GamePieces } from "../../lib/game/game.ts";
import Aside from "./beside/Aside.svelte";
import Portrait from "./art/Portrait.svelte";
import Board from "./board/Board.svelte";
import Card from "./cards/Face.svelte";
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
import type { GuillotineBox, GuillotineView } from "./types.ts";

/** Seats choose their factions, so a seat has a colour that is none of theirs. */
const SEATS = ["#4d3a2a", "#7a4f8a", "#2f7f86", "#b5622f"];

export const pieces: GamePieces<GuillotineView, GuillotineBox> = {
  Board,
  Aside,
  rows: { strip: 3.3, sheet: 7.1 },
  first: ["vote oui", "answer oui", "answer non"],
  kinds: ["denounce", "support", "propose", "target", "favour", "blame", "show"],
  Plate,
  colours: (of) => ({ ground: SEATS[of % SEATS.length]! }),
  pace,
  matters,
  telling: [
    "game_ended", "guillotined", "killed_himself", "disgraced_to_death", "faction_ended", "imprisoned", "disgraced",
    "caught", "escaped", "dissolved", "trial_opened", "report_adopted", "motion_adopted", "denounced", "gained", "lost",
    "all_gained", "all_lost", "counted", "turn_began",
  ],
  texts: { fr: fr + catalogueFr + guideFr, en: en + catalogueEn + guideEn },
  catalogue,
  faces: { card: Card, deputy: Portrait },
  guide,
  pictures,
};
