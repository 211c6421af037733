/** What a table of any game needs. */
import type { GamePieces } from "../game/game.ts";
import Board from "./Board.svelte";
import Line from "./Line.svelte";

export const pieces: GamePieces = { Board, Line, worded: true };
