import { expect, test } from "vitest";
import { base, under, within } from "./base.ts";

test("a page that was told nothing lies at the root", () => {
  expect(base).toBe("");
  expect(under("/api/games")).toBe("/api/games");
  expect(within("/jeu/vendee")).toBe("/jeu/vendee");
});

test("below a path every address goes there and back", () => {
  for (const path of ["/", "/jeu/vendee", "/api/games"]) expect(within(under(path, "/jeux"), "/jeux")).toBe(path);
  expect(within("/jeux", "/jeux")).toBe("");
  expect(within("/jeuxdivers/a", "/jeux")).toBe("/jeuxdivers/a");
});
