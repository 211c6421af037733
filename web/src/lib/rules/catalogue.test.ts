import { expect, test } from "vitest";
import { FluentResource } from "@fluent/bundle";
import fr from "../i18n/fr.ftl?raw";
import { marksOf, pieceOf, reasonOf, wanted, type Piece } from "./catalogue.ts";

test("a mark names its sources, the rulebook first, whatever is said beside them", () => {
  expect(marksOf("X/P")).toEqual(["P", "X"]);
  expect(marksOf("R*")).toEqual(["R"]);
  expect(marksOf("R §9.2; last sentence X, C-R12")).toEqual(["R", "X"]);
  expect(marksOf("R Phase I.2, GR-19")).toEqual(["R"]);
  expect(marksOf("")).toEqual([]);
});

test("every kind of provenance has its reason", () => {
  const written = new Set(new FluentResource(fr).body.map((entry) => entry.id));
  expect(reasonOf("R*")).toBe("source-Rn");
  for (const provenance of ["R", "R*", "R/X", "R+X", "X", "X/P", "P", "P/X", "R/P", "R/P/X"]) expect(written).toContain(reasonOf(provenance));
});

test("a piece is found by its words without accents, and sifted by its source", () => {
  const piece: Piece = { id: "card:w1_epidemie", name: "Épidémie", does: "Un adversaire défausse une carte.", rule: "V-63", provenance: "R/X" };
  expect(wanted(piece, "epidemie carte", "")).toBe(true);
  expect(wanted(piece, "v-63", "X")).toBe(true);
  expect(wanted(piece, "", "P")).toBe(false);
  expect(wanted(piece, "forteresse", "")).toBe(false);
});

test("a card in another place is the same piece", () => {
  expect([pieceOf("maison:pension_2000"), pieceOf("tray:molotov"), pieceOf("hex:nantes")]).toEqual(["card:pension_2000", "unit:molotov", "hex:nantes"]);
});
