import { expect, test } from "vitest";
import { botName, botRole, namesOf } from "./names.ts";

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
