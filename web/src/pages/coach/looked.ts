/** What a board is given that shows a question of a finished game: nothing can be touched, one answer is drawn. */
import { UNTOUCHED, type BoardProps } from "../../lib/game/board.ts";
import type { Box, Puzzle } from "../../lib/server/protocol.ts";
import type { Voice } from "../../lib/i18n/voice.svelte.ts";
import { screen } from "../../lib/page/screen.svelte.ts";
import { settings } from "../../lib/page/settings.svelte.ts";

/** The things that spell the answer of this notation are ringed; an answer of numbers is drawn by the board itself. */
export function lookedAt(puzzle: Puzzle, choice: string, box: Box, names: string[], voice: Voice): BoardProps {
  const option = puzzle.asked.options.find(({ notation }) => notation === choice);
  return {
    ...UNTOUCHED,
    view: puzzle.view,
    box,
    names,
    seat: puzzle.seat,
    picked: option?.things ?? [],
    looked: choice,
    t: voice.t,
    voice,
    moment: null,
    events: [],
    reduced: settings.reduced,
    compact: screen.compact,
  };
}
