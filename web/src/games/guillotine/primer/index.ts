/** The pictures of the player's page. */
import type { Pictures } from "../../../lib/rules/pictures.ts";
import type { GuillotineBox } from "../types.ts";
import Deputies from "./Deputies.svelte";
import Kept from "./Kept.svelte";
import Posts from "./Posts.svelte";

export const pictures: Pictures<GuillotineBox> = { deputies: Deputies, posts: Posts, card: Kept };
