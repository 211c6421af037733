/** Courtisans: its parts for the page. */
import "./palette.css";
import type { GamePieces } from "../../lib/board.ts";
import { houseTint } from "./art/tints.ts";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Line from "./Line.svelte";
import { pace } from "./motion.ts";
import Plate from "./Plate.svelte";
import en from "./texts/en.ftl?raw";
import fr from "./texts/fr.ftl?raw";
import type { CourtisansBox, CourtisansView } from "./types.ts";

export const pieces: GamePieces<CourtisansView, CourtisansBox> = {
  Board,
  Hand,
  Line,
  Plate,
  colours: (of) => ({ ground: houseTint(of) }),
  addresses: (props) =>
    props.view.rules.etiquette_help === "auto"
      ? props.view.forms.flatMap((form, seat) => (seat === props.seat ? [] : [{ seat, text: form }]))
      : [],
  pace,
  texts: { fr, en },
};
