/** Vendée Militaire 1793-1794: its parts for the page. */
import "./palette.css";
import type { GamePieces } from "../../lib/board.ts";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Line from "./Line.svelte";
import Plate from "./Plate.svelte";
import en from "./texts/en.ftl?raw";
import fr from "./texts/fr.ftl?raw";
import type { VendeeBox, VendeeView } from "./types.ts";

const WHITE = { ground: "#f6efdc", ink: "#7c1414" };
const BLUE = { ground: "#1f3f77", ink: "#ffffff" };

export const pieces: GamePieces<VendeeView, VendeeBox> = {
  Board,
  Hand,
  Aside,
  Line,
  Plate,
  texts: { fr, en },
  sides: (seats) => Array.from({ length: seats }, (_, at) => ({ key: at % 2 ? "camp-white" : "camp-blue" })),
  colours: (of) => (of % 2 ? WHITE : BLUE),
};
