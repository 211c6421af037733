/** Le Lys et la Cocarde: its parts for the page. */
import "./palette.css";
import type { GamePieces } from "../../lib/board.ts";
import { dressOf } from "./art/seats.ts";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { pace } from "./motion.ts";
import Plate from "./Plate.svelte";
import en from "./texts/en.ftl?raw";
import fr from "./texts/fr.ftl?raw";
import type { LysBox, LysView } from "./types.ts";

export const pieces: GamePieces<LysView, LysBox> = {
  Board,
  Hand,
  Plate,
  colours: (of) => ({ ground: dressOf(of).ground }),
  pace,
  sides: (seats) => Array.from({ length: seats }, (_, of) => ({ key: `l-colour-${of}` })),
  texts: { fr, en },
};
