/** Long runs of a log folded into one line: nothing is lost, it opens at a touch. */
import type { Seen, Text } from "../server/protocol.ts";

/** Which runs are folded: from an event of the one kind to the next of the other, and what the line says of them. */
export interface Fold {
  opens: string;
  closes: string;
  title: (events: readonly Seen[]) => Text;
}

/** Lines of a log from `first` to `last`; without a title they stand open. */
export interface Run {
  first: number;
  last: number;
  title: Text | null;
}

/** Folding two lines saves nothing. */
const SHORT = 3;

/** The log as runs, in order; what has not come to its end yet is not folded. */
export function runsOf(log: readonly Seen[], fold: Fold | undefined): Run[] {
  const runs: Run[] = [];
  for (let line = 0; line < log.length; line++) {
    const last = fold && log[line]!.kind === fold.opens ? log.findIndex((seen, at) => at > line && seen.kind === fold.closes) : -1;
    const open = runs.at(-1);
    if (fold && last - line >= SHORT) {
      runs.push({ first: line, last, title: fold.title(log.slice(line, last + 1)) });
      line = last;
    } else if (open?.title === null) open.last = line;
    else runs.push({ first: line, last: line, title: null });
  }
  return runs;
}
