/** What can be read from the talk of a table. */
import { t } from "../i18n/voice.svelte.ts";
import type { TalkLine } from "../server/protocol.ts";

const ADVISED = "house-advised";
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

/** Who says this, and to whom if it is whispered. */
export function speakerOf(said: TalkLine, names: readonly string[]): string {
  if (said.seat === null) return said.name || t("talk-spectator");
  const from = names[said.seat] ?? "";
  return said.to === null ? from : t("talk-whisper", { from, to: names[said.to] ?? "" });
}
