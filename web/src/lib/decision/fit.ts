/** Answers of one height: letters smaller step by step until all of what they say can be read. */

/** How much smaller: as usual first, the last is as small as letters may be. */
const STEPS = ["", "1", "2"];
/** Tails of letters hang so far out of a tight line; a line that is cut is more. */
const TAILS = 4;

export function fit(row: HTMLElement): void {
  delete row.dataset["wide"];
  if (!fitted(row)) {
    row.dataset["wide"] = ""; // two that are too long for half a row each scroll
    fitted(row);
  }
}

/** Set each answer as small as it must be; can all of them be read? */
function fitted(row: HTMLElement): boolean {
  const answers = [...row.querySelectorAll<HTMLElement>(":scope > .press")];
  for (const answer of answers) {
    for (const tight of STEPS) {
      if (tight) answer.dataset["tight"] = tight;
      else delete answer.dataset["tight"];
      if (!cut(answer)) break;
    }
  }
  return !answers.some(cut);
}

function cut(answer: HTMLElement): boolean {
  const says = answer.querySelector(".says");
  return says !== null && says.scrollHeight > says.clientHeight + TAILS;
}
