/** The pictures of the player's page. */
import type { Pictures } from "../../../lib/rules/pictures.ts";
import type { CourtisansBox } from "../types.ts";
import Event from "./Event.svelte";
import Favour from "./Favour.svelte";
import Requests from "./Requests.svelte";

export const pictures: Pictures<CourtisansBox> = { cards: Requests, favour: Favour, event: Event };
