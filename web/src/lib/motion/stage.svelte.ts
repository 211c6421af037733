/**
 * Events are acted one after the other, before and after the view changes. It never blocks: `finish` shows the truth at once.
 */
import type { Moment, Pace } from "../game/board.ts";
import type { Seen } from "../server/protocol.ts";

/** What is shown at once: a view with what happened since the one before. */
export interface Scene {
  events: Seen[];
}

const TRACE = 2000;
/** More scenes than this are not acted: the screen has fallen behind. */
const BEHIND = 8;

export class Stage<S extends Scene> {
  shown = $state.raw<S | null>(null);
  moment = $state.raw<Moment | null>(null);
  recent = $state.raw<Seen[]>([]);
  busy = $state(false);
  /** How many of the newest events the board has not come to yet: the log keeps them back. */
  untold = $state(0);
  private waiting: S[] = [];
  private acting: S | null = null;
  private run = 0;
  private wake: (() => void) | null = null;
  private forget: ReturnType<typeof setTimeout> | undefined;
  private readonly pace: (event: Seen) => Pace;
  private readonly calm: () => boolean;

  constructor(pace: (event: Seen) => Pace, calm: () => boolean) {
    this.pace = pace;
    this.calm = calm;
  }

  /** Act this scene after those already waiting. */
  play(scene: S): void {
    this.waiting.push(scene);
    this.untold += scene.events.length;
    if (this.calm() || this.waiting.length > BEHIND) this.finish();
    else if (!this.busy) void this.perform(++this.run);
  }

  /** Show this scene without acting it, and drop those waiting. `traced`: what just happened in it is still traced. */
  cut(scene: S, traced = false): void {
    this.stop();
    this.show(scene);
    if (!traced) this.recent = [];
  }

  /** Stop acting: the last scene is shown at once. */
  finish(): void {
    const last = this.waiting.at(-1) ?? this.acting;
    this.stop();
    if (last && last !== this.shown) this.show(last);
  }

  private stop(): void {
    this.run++;
    this.waiting = [];
    this.acting = null;
    this.moment = null;
    this.busy = false;
    this.untold = 0;
    this.wake?.();
  }

  private show(scene: S): void {
    this.shown = scene;
    this.recent = scene.events;
    clearTimeout(this.forget);
    this.forget = setTimeout(() => (this.recent = []), TRACE);
  }

  private async perform(run: number): Promise<void> {
    this.busy = true;
    for (let scene = this.waiting.shift(); scene; scene = this.waiting.shift()) {
      this.acting = scene;
      if (!(await this.act(scene, run))) return;
    }
    this.acting = null;
    this.busy = false;
  }

  /** False: it was stopped on the way. */
  private async act(scene: S, run: number): Promise<boolean> {
    for (const event of scene.events) await this.hold(event, this.pace(event).before ?? 0, true, run);
    if (this.run !== run) return false;
    this.show(scene);
    for (const event of scene.events) {
      if (this.run !== run) return false;
      this.untold--;
      await this.hold(event, this.pace(event).after ?? 0, false, run);
    }
    return this.run === run;
  }

  private async hold(event: Seen, ms: number, before: boolean, run: number): Promise<void> {
    if (ms <= 0 || this.run !== run) return;
    this.moment = { event, ms, before };
    await new Promise<void>((wake) => {
      const timer = setTimeout(wake, ms);
      this.wake = () => (clearTimeout(timer), wake());
    });
    if (this.run === run) this.moment = null;
  }
}
