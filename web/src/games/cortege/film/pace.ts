/** How long each event is on stage: the flick as long as its film, the referee's words long enough to be read. */
import type { Pace, Seen } from "../../../lib/game/board.ts";
import { length, ofEvent, PLAYED } from "./film.ts";

const PACES: Record<string, Pace> = {
  placed: { after: 260 },
  touched_nothing: { before: 800 },
  touched_own: { before: 1300 },
  touched_no_circle: { before: 1300 },
  touched_other_colour: { before: 1500 },
  touched_match: { before: 1300 },
  infiltrated: { before: 1600 },
  infiltration_failed: { before: 1300 },
  measured_inside: { before: 1400 },
  measured_outside: { before: 1400 },
  measured_pushed: { before: 1600 },
  returned: { before: 700 },
  returned_border: { before: 700 },
  opinion_moved: { after: 450 },
  blocked: { after: 450 },
  round_ended: { after: 2200 },
};

export function pace(event: Seen): Pace {
  if (event.kind === "flicked") return { before: length(ofEvent(event), PLAYED) + 150 };
  return PACES[event.kind] ?? {};
}
