import { expect, test } from "vitest";
import { alike, botName, botRole, namesOf } from "./names.ts";
import { own } from "./voice.svelte.ts";

await own.learn("fr");

const bot = (bot: string) => ({ name: "", kind: "bot" as const, bot });

test("automata of the house have the names of their makers, guests their own", () => {
  expect(namesOf([bot("mirabeau"), bot("good"), bot("mirabeau"), bot("strong")])).toEqual(["Mirabeau", "Vaucanson", "Mirabeau 2", "Kempelen"]);
});

test("whoever was given a name keeps it", () => {
  expect(namesOf([{ ...bot("mirabeau"), name: "Sophie" }, bot("mirabeau")])).toEqual(["Sophie", "Mirabeau"]);
});

test("a guest is marked as one, whatever it is called", () => {
  expect([botRole("strong"), botRole("role"), botName("guest")]).toEqual(["automate, redoutable", "automate invité", "Guest"]);
});

test("an automaton does not lend itself the name of a person at the table", () => {
  const person = { name: "vaucanson", kind: "guest" as const };
  expect(namesOf([person, bot("good"), bot("good")])).toEqual(["vaucanson", "Kempelen", "Jaquet-Droz"]);
  const table = [person, ...Array(8).fill(bot("good"))];
  expect(new Set(namesOf(table)).size).toBe(table.length);
});

test("names are taken for each other whatever their case and their accents", () => {
  expect([alike("René", "rene"), alike("Jeanne", "Jeanne 2"), alike("", "")]).toEqual([true, false, false]);
});
