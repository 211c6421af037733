/** How long events are on stage, as a game writes it down: by milliseconds the kinds of events that take so long. */
import type { Pace, Seen } from "../game/board.ts";

export type Pauses = Readonly<Record<number, string>>;

/** `before`: what is acted before its consequences are seen; `after`: what is shown as it happens. */
export function paced(before: Pauses, after: Pauses): (event: Seen) => Pace {
  const paces: Record<string, Pace> = {};
  for (const [name, pauses] of [["before", before], ["after", after]] as const)
    for (const [ms, kinds] of Object.entries(pauses))
      for (const kind of kinds.split(" ")) paces[kind] = { ...paces[kind], [name]: Number(ms) };
  return (event) => paces[event.kind] ?? {};
}
