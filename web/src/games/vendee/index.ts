/** Vendée Militaire 1793-1794: its parts for the page. */
import "./palette.css";
import type { GamePieces } from "../../lib/board.ts";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Line from "./Line.svelte";
import { pace } from "./motion.ts";
import Plate from "./Plate.svelte";
import en from "./texts/en.ftl?raw";
import fr from "./texts/fr.ftl?raw";
import type { VendeeBox, VendeeView } from "./types.ts";

const BLUE = { ground: "#1f3f77", ink: "#ffffff" };
const WHITE = { ground: "#f6efdc", ink: "#7c1414" };

export const pieces: GamePieces<VendeeView, VendeeBox> = {
  Board,
  Hand,
  Aside,
  Line,
  Plate,
  colours: (of) => (of % 2 ? WHITE : BLUE),
  pace,
  sides: (seats) => Array.from({ length: seats }, (_, of) => ({ key: of % 2 ? "camp-white" : "camp-blue" })),
  texts: { fr, en },
};
