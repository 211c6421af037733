/** What somebody who does not see the log has not heard yet: each thing is told once, and the past of a table not at all. */
import type { Seen, TalkLine } from "../server/protocol.ts";

export class Hearing {
  private seat: number | null | undefined;
  private log: readonly Seen[] = [];
  /** The last thing each seat of this screen was told of, by the clock. */
  private readonly clocks = new Map<number | null, number>();
  private talk: number | null = null;

  /** What is new in the log as this seat sees it. A log that was fetched anew goes on from what was told of the last one. */
  events(seat: number | null, log: readonly Seen[]): readonly Seen[] {
    const before = this.clocks.get(seat);
    const goesOn = this.seat === seat && this.log.length <= log.length && this.log.at(-1) === log[this.log.length - 1];
    const news = before === undefined ? [] : goesOn ? log.slice(this.log.length) : log.filter((seen) => (seen.n ?? 0) > before);
    [this.seat, this.log] = [seat, log];
    this.clocks.set(seat, Math.max(before ?? 0, ...log.slice(-1).map((seen) => seen.n ?? 0)));
    return news;
  }

  /** What others have said since. */
  words(talk: readonly TalkLine[], you: readonly number[]): readonly TalkLine[] {
    const known = this.talk ?? talk.length;
    this.talk = talk.length;
    return talk.slice(known).filter((said) => said.note !== null || said.seat === null || !you.includes(said.seat));
  }
}
