/** The pictures of the player's page. */
import type { Pictures } from "../../../lib/rules/pictures.ts";
import type { VendeeBox } from "../types.ts";
import Bid from "./Bid.svelte";
import General from "./General.svelte";
import Hexes from "./Hexes.svelte";

export const pictures: Pictures<VendeeBox> = { hex: Hexes, bid: Bid, general: General };
