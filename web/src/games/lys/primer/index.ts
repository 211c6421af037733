/** The pictures of the player's page. */
import type { Pictures } from "../../../lib/rules/pictures.ts";
import type { LysBox } from "../types.ts";
import Cards from "./Cards.svelte";
import Roles from "./Roles.svelte";
import Trees from "./Trees.svelte";

export const pictures: Pictures<LysBox> = { tree: Trees, roles: Roles, cards: Cards };
