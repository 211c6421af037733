/** Answers in the room they have: wider, then in smaller letters, until all of what they say can be read. */
import { on } from "svelte/events";
import { touchedIn } from "./edge.ts";

/** As narrow as lets two be seen, then wider, then smaller: the last is as small as letters may be. */
const STEPS = ["", "0", "1", "2"];
/** Greyed with the reason why it is not to be had. */
const MISSING = ".missing";
/** Where the width is settled, only the letters can give way. */
const SMALLER = ["", "1", "2"];
/** Tails of letters hang so far out of a tight line; a line that is cut is more. */
const TAILS = 4;
/** So few are all seen at once; of more two rows are. */
const FEW = 3;
/** Who says more is given more of the row, but nobody less than a finger and its word need, or most of it. */
const LEAST = 55;
const MOST = 120;
/** The sheet of a phone grows by so much over the board where nothing is to be touched there, in rem. */
const TALLER = 2.4;
/** Of a band of rows: what frames it, what parts two of them, and how many are looked at; those below are scrolled to. */
const EDGE = 4;
const GAP = 6;
const FIRST = 6;

/** Answers in one row: a few share it as what they say wants, more are scrolled through. */
export function fit(row: HTMLElement): void {
  const answers = answersOf(row);
  const [legal, greyed] = [answers.filter((answer) => !answer.matches(MISSING)), answers.filter((answer) => answer.matches(MISSING))];
  const few = (): boolean => shared(row, answers, "all") || (shared(row, legal, "legal") && fitted(greyed, STEPS));
  delete row.dataset["wide"];
  delete row.dataset["tall"];
  if (few()) return;
  if (legal.length <= FEW && mayGrow(row)) {
    row.dataset["tall"] = "";
    if (few()) return;
    delete row.dataset["tall"];
  }
  delete row.dataset["shared"];
  if (fitted(answers, STEPS)) return;
  row.dataset["wide"] = ""; // too long even so: each is scrolled through
  fitted(answers, STEPS);
}

/** Let these have the row to themselves; can all of them be read? */
function shared(row: HTMLElement, answers: readonly HTMLElement[], which: "all" | "legal"): boolean {
  if (answers.length < 2 || answers.length > FEW) return false;
  const shares = answers.map(share);
  const whole = shares.reduce((sum, one) => sum + one, 0);
  row.dataset["shared"] = which;
  answers.forEach((answer, at) => answer.style.setProperty("--part", (shares[at]! / whole).toFixed(4)));
  return fitted(answers, SMALLER) && answers.at(-1)!.getBoundingClientRect().right - row.getBoundingClientRect().left < innerWidth;
}

/** Would a higher sheet lie over nothing that is to be touched? */
function mayGrow(row: HTMLElement): boolean {
  const sheet = row.closest(".choices")?.getBoundingClientRect();
  const rise = TALLER * parseFloat(getComputedStyle(document.documentElement).fontSize);
  return sheet !== undefined && !touchedIn(new DOMRect(sheet.left, sheet.top - rise, sheet.width, rise));
}

/** Answers in rows: those that are seen first are seen whole. */
export function fitBand(band: HTMLElement): void {
  const answers = answersOf(band).slice(0, FIRST);
  const room = band.closest("[data-scrolls]")?.clientHeight ?? 0;
  const high = answers.length <= FEW ? room - EDGE : (room - EDGE - GAP) / 2;
  tighten(answers, SMALLER, (answer) => room > 0 && saying(answer) > high);
}

/** A sentence in a place of one height. */
export function fitSentence(sentence: HTMLElement): void {
  const room = sentence.closest("[data-scrolls]")?.clientHeight ?? 0;
  tighten([sentence], SMALLER, () => room > 0 && sentence.offsetHeight > room + TAILS);
}

/** Once more when letters have come: to ask the page whether they all have would lay it out each time. */
export function onLetters(refit: () => void): () => void {
  return on(document.fonts, "loadingdone", refit);
}

/** Set the words in a box smaller, step by step, until all of them can be read. */
export function shrink(box: HTMLElement): void {
  tighten([box], SMALLER, overfull);
}

const answersOf = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll<HTMLElement>(":scope > .press")];

const share = (answer: HTMLElement): number => Math.min(MOST, Math.max(LEAST, answer.textContent.trim().length));

/** How high an answer is by what it says, not by its row. */
function saying(answer: HTMLElement): number {
  const { paddingTop, paddingBottom } = getComputedStyle(answer);
  return (answer.querySelector(".says")?.getBoundingClientRect().height ?? 0) + parseFloat(paddingTop) + parseFloat(paddingBottom) + 2;
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
function fitted(answers: readonly HTMLElement[], steps: readonly string[]): boolean {
  tighten(answers, steps, cut);
  return !answers.some(cut);
}

function cut(answer: HTMLElement): boolean {
  const says = answer.querySelector(".says");
  const end = says?.lastElementChild?.getBoundingClientRect().bottom ?? 0;
  return says !== null && end > says.getBoundingClientRect().bottom + 1;
}

const overfull = (box: Element): boolean => box.scrollHeight > box.clientHeight + TAILS;
