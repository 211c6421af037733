/** A film on the screen: frame by frame as the browser draws, from the server's own frames. */
import { encounter, length, pose, within, type Film, type Run, type Touch } from "./film.ts";
import { clack } from "./sound.ts";
import type { Point } from "../board/street.ts";

export class Playback {
  /** Where the filmed discs are; null: nothing is shown but the truth. */
  poses = $state.raw<Map<string, Point> | null>(null);
  /** The encounter has been seen. */
  touched = $state.raw<Touch | null>(null);
  film = $state.raw<Film | null>(null);
  running = $state(false);
  private request = 0;

  play(film: Film, run: Run, loud = false): void {
    this.stop();
    this.film = film;
    this.running = true;
    const whole = length(film, run);
    let began = -1;
    let heard = -1;
    const step = (now: number) => {
      if (began < 0) began = now;
      const time = within(film, run, now - began);
      if (loud) film.touches.filter((touch) => touch.time > heard && touch.time <= time).forEach((touch) => clack(touch.closing));
      heard = time;
      this.show(film, time);
      if (now - began < whole) this.request = requestAnimationFrame(step);
      else this.running = false;
    };
    this.show(film, 0);
    this.request = requestAnimationFrame(step);
  }

  /** A fallen disc goes from where it left the street to its corner. */
  glide(unit: string, to: Point, milliseconds: number): void {
    const from = this.poses?.get(unit);
    if (!from) return;
    let began = -1;
    const step = (now: number) => {
      if (began < 0) began = now;
      const part = Math.min(1, (now - began) / milliseconds);
      const eased = part * part * (3 - 2 * part);
      this.poses = new Map(this.poses).set(unit, { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased });
      if (part < 1) this.request = requestAnimationFrame(step);
    };
    this.request = requestAnimationFrame(step);
  }

  /** One moment of the film, standing still. */
  show(film: Film, time: number): void {
    this.film = film;
    this.poses = new Map(film.reels.map(({ unit, frames }) => [unit, pose(frames, time)]));
    const first = encounter(film);
    this.touched = first && time >= first.time ? first : null;
  }

  stop(): void {
    cancelAnimationFrame(this.request);
    this.running = false;
    this.poses = this.touched = this.film = null;
  }
}
