/** A page about one game: it learns the words of the game, calls its people by their names, and says its own title. */
import type { GamePieces } from "../game/game.ts";
import { settings } from "../page/settings.svelte.ts";
import { title } from "../page/title.svelte.ts";
import { calledIn } from "./names.ts";
import type { Voice } from "./voice.svelte.ts";

export interface Spoken {
  game: string | undefined;
  pieces: GamePieces | null;
  names: string[];
  heading: string;
  /** What is shown, and from which seat; undefined: nothing yet. */
  view: unknown;
  seat: number | null;
}

/** To be called while the page is made: what `of` says is followed from then on. */
export function speaking(voice: Voice, of: () => Spoken, failed: () => void): void {
  $effect(() => {
    const { game, pieces } = of();
    if (game && pieces) voice.learn(game, settings.language, pieces.texts).catch(failed);
  });
  $effect(() => title.set(`${of().heading} – Cocarde`));
  $effect.pre(() => {
    const { pieces, names, view, seat } = of();
    voice.names = names;
    voice.called = pieces && view !== undefined ? calledIn(pieces, view, seat) : null;
  });
}
