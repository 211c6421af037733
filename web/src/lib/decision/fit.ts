/** Answers of one height: wider, then in smaller letters, until all of what they say can be read. */

import { on } from "svelte/events";

/** As narrow as lets two be seen, then wider, then smaller: the last is as small as letters may be. */
const STEPS = ["", "0", "1", "2"];
/** Tails of letters hang so far out of a tight line; a line that is cut is more. */
const TAILS = 4;

export function fit(row: HTMLElement): void {
  delete row.dataset["wide"];
  if (!fitted(row)) {
    row.dataset["wide"] = ""; // two that are too long for half a row each scroll
    fitted(row);
  }
}

/** Set the words in a box smaller, step by step, until all of them can be read. */
export function shrink(box: HTMLElement): void {
  tighten([box], ["", "1", "2"], overfull);
}

/** Once more when letters have come: to ask the page whether they all have would lay it out each time. */
export function onLetters(refit: () => void): () => void {
  return on(document.fonts, "loadingdone", refit);
}

/** Each as small as it must be, all of them step by step together: so the page is laid out once a step. */
function tighten(boxes: readonly HTMLElement[], steps: readonly string[], cut: (box: HTMLElement) => boolean): void {
  let left = boxes;
  for (const tight of steps) {
    for (const box of left) {
      if (tight) box.dataset["tight"] = tight;
      else delete box.dataset["tight"];
    }
    left = left.filter(cut);
  }
}

/** Set each answer as small as it must be; can all of them be read? */
function fitted(row: HTMLElement): boolean {
  const answers = [...row.querySelectorAll<HTMLElement>(":scope > .press")];
  tighten(answers, STEPS, cut);
  return !answers.some(cut);
}

function cut(answer: HTMLElement): boolean {
  const says = answer.querySelector(".says");
  return says !== null && overfull(says);
}

const overfull = (box: Element): boolean => box.scrollHeight > box.clientHeight + TAILS;
