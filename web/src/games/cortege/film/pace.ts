/** How long each event is on stage: the flick as long as its film, the referee's words long enough to be read. */
import type { Pace, Seen } from "../../../lib/game/board.ts";
import { paced } from "../../../lib/motion/pace.ts";
import { length, ofEvent, PLAYED } from "./film.ts";

const usual = paced(
  {
    800: "touched_nothing", 1300: "touched_own touched_no_circle touched_match infiltration_failed",
    1500: "touched_other_colour", 1600: "infiltrated measured_pushed", 1400: "measured_inside measured_outside",
    700: "returned returned_border",
  },
  { 260: "placed", 450: "opinion_moved blocked", 2200: "round_ended" },
);

export function pace(event: Seen): Pace {
  if (event.kind === "flicked") return { before: length(ofEvent(event), PLAYED) + 150 };
  return usual(event);
}
