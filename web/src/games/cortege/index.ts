/** Le Cortège: its parts for the page. */
import "./palette.css";
import type { GamePieces } from "../../lib/board.ts";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import Line from "./Line.svelte";
import { pace } from "./pace.ts";
import Plate from "./Plate.svelte";
import en from "./texts/en.ftl?raw";
import fr from "./texts/fr.ftl?raw";
import type { CortegeBox, CortegeView } from "./types.ts";

export const pieces: GamePieces<CortegeView, CortegeBox> = {
  Board,
  Aside,
  Line,
  Plate,
  open: true,
  pace,
  texts: { fr, en },
};
