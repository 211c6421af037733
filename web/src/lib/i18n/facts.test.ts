import { expect, test } from "vitest";
import { settings } from "../page/settings.svelte.ts";
import { minutesOf, seatsOf } from "./facts.ts";
import { own } from "./voice.svelte.ts";

await own.learn("fr");

test("seats and minutes are said as people say them", () => {
  settings.language = "fr";
  expect([[2], [2, 4], [2, 3, 4], [3, 4, 6]].map(seatsOf)).toEqual(["2", "2 ou 4", "2 à 4", "3 ou 4 ou 6"]);
  expect([minutesOf([30, 75]), minutesOf([20, 20])]).toEqual(["30 à 75", "20"]);
});
