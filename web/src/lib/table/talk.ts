/** What can be read from the talk of a table. */
import { t } from "../i18n/voice.svelte.ts";
import type { TalkLine, Text } from "../server/protocol.ts";

const ADVISED = "house-advised";
/** What the house says when something proposed comes to its end. */
const ENDS = /^house-(agreed-\w+|paused|resumed|replaced|abandoned|withdrawn|there-again|refused-\w+)$/;
/** A game numbers messages by the milliseconds at which they were said, as far as a number of its log reaches. */
const MESSAGES = 1_000_000_000;

/** How often each seat has asked the bot for advice, as far as the talk goes back. */
export function adviceAsked(talk: readonly TalkLine[]): Map<number, number> {
  const times = new Map<number, number>();
  for (const { seat, note } of talk) if (seat !== null && note?.key === ADVISED) times.set(seat, (times.get(seat) ?? 0) + 1);
  return times;
}

/** What `seat` said in the message of this number, as far as this screen heard it. */
export function said(talk: readonly TalkLine[], seat: number, message: number): string {
  return talk.find((line) => line.seat === seat && !line.note && line.at % MESSAGES === message)?.text ?? "";
}

/** How what was proposed has ended, as the house told it after that moment; null: it told nothing. */
export function endOf(talk: readonly TalkLine[], since: number): Text | null {
  return talk.findLast((line) => line.at > since && line.note && ENDS.test(line.note.key))?.note ?? null;
}

/** Who says this, and to whom if it is whispered. */
export function speakerOf(said: TalkLine, names: readonly string[]): string {
  if (said.seat === null) return said.name || t("talk-spectator");
  const from = names[said.seat] ?? "";
  return said.to === null ? from : t("talk-whisper", { from, to: names[said.to] ?? "" });
}
