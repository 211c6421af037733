/** Emoji drawn in ink like everything else: fetched when somebody writes one, for not every system has any. */

const EMOJI = /\p{Extended_Pictographic}/u;
let fetched = false;

/** See to it that the emoji among these words can be drawn. */
export function drawEmoji(words: readonly string[]): void {
  if (fetched || !words.some((text) => EMOJI.test(text))) return;
  fetched = true;
  import("@fontsource/noto-emoji/400.css").catch(() => (fetched = false)); // the next word tries again
}
