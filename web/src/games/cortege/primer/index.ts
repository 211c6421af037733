/** The pictures of the player's page. */
import type { Pictures } from "../../../lib/rules/pictures.ts";
import type { CortegeBox } from "../types.ts";
import Disc from "./Disc.svelte";
import Effects from "./Effects.svelte";
import Scene from "./Scene.svelte";

export const pictures: Pictures<CortegeBox> = { street: Scene, disc: Disc, effects: Effects };
