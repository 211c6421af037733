import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { elided } from "./elision.ts";
import { Speech } from "./speech.ts";

/** What is said, whose name is in it, and what is heard: the engine is held to the same. */
const CASES = JSON.parse(readFileSync(new URL("../../../../tests/contract/said/elision.json", import.meta.url), "utf-8")) as [string, string, string][];

const HOUSE = `
list-none = rien
list-and = { $most } et { $last }
seat-0 = Siège 1
seat-1 = Siège 2
greeting = Bonjour de la maison
`;
const GAME = `
card-w1_faux = Faux et fourches
card-w1_capitaine = Capitaine
hex-nantes = Nantes
event-played = { $seat } joue { $cards }.
event-drew = { $n ->
    [one] { $seat } pioche une carte.
   *[other] { $seat } pioche { $n } cartes.
  }
choice-attack = Attaquer { $hex }
greeting = Bonjour du jeu
`;
const KINDS = { seat: "seat", cards: "card", hex: "hex", target: "seat" };
const speech = new Speech("fr", [HOUSE, GAME], KINDS);

test("arguments are named by their kind", () => {
  expect(speech.say({ key: "choice-attack", args: { hex: "nantes" } })).toBe("Attaquer Nantes");
});

test("a thing that is another kind of thing is called as that is", () => {
  expect(speech.nameOf("card:w1_faux")).toBe("Faux et fourches");
  expect(speech.nameOf("cards:w1_faux")).toBe("Faux et fourches");
  expect(speech.nameOf("kept:w1_faux")).toBe("w1_faux");
});

test("lists are joined; empty ones say so", () => {
  const said = (cards: string[]) => speech.event({ kind: "played", rule: "V-1", args: { seat: 0, cards } }, ["Anne", "Blaise"]);
  expect(said(["w1_faux", "w1_capitaine", "w1_faux"])).toBe("Anne joue Faux et fourches, Capitaine et Faux et fourches.");
  expect(said(["w1_faux"])).toBe("Anne joue Faux et fourches.");
  expect(said([])).toBe("Anne joue rien.");
});

test("seats are ints or words, and called by name, or by number when nobody is named", () => {
  const one = { kind: "drew", rule: "V-1", args: { seat: "seat1", n: 1 } };
  expect(speech.event(one, ["Anne", "Blaise"])).toBe("Blaise pioche une carte.");
  expect(speech.event(one)).toBe("Siège 2 pioche une carte.");
  expect(speech.event(one, ["Anne"])).toBe("Siège 2 pioche une carte.");
});

test("numbers choose the plural of the language", () => {
  expect(speech.event({ kind: "drew", rule: "V-1", args: { seat: 0, n: 3 } })).toBe("Siège 1 pioche 3 cartes.");
});

test("an id nobody named is said as it is, and so is a key nobody wrote", () => {
  expect(speech.say({ key: "choice-attack", args: { hex: "atlantis" } })).toBe("Attaquer atlantis");
  expect(speech.say({ key: "choice-unknown" })).toBe("choice-unknown");
});

test("a word may name things of its own", () => {
  const promised = new Speech("fr", [HOUSE, GAME, "condition-plays = { $w1 } joue { $w2 }\nterms = { $money } si { $condition }"], { ...KINDS, condition: "condition" });
  const text = { key: "terms", args: { money: 500, condition: "plays seat:1 card:w1_faux" } };
  expect(promised.say(text, ["Anne", "Blaise"])).toBe("500 si Blaise joue Faux et fourches");
  expect(promised.parts(text, ["Anne", "Blaise"])).toEqual(["500 si Blaise joue ", { thing: "card:w1_faux", word: "Faux et fourches" }]);
  expect(promised.say({ key: "terms", args: { money: 1, condition: "none" } })).toBe("1 si none");
});

test("a game may override the house", () => {
  expect(speech.say({ key: "greeting" })).toBe("Bonjour du jeu");
});

test("no marks of direction are put around arguments", () => {
  expect(speech.say({ key: "choice-attack", args: { hex: "nantes" } })).not.toMatch(/[\u2066-\u2069]/);
});

test("a negative number has a minus sign; other hyphens stay", () => {
  const signs = new Speech("fr", ["debt = Dette : { $n } (C-28, 1793-1794, va-t-il ?)"]);
  expect(signs.say({ key: "debt", args: { n: -500 } })).toBe("Dette : −500 (C-28, 1793-1794, va-t-il ?)");
});

test("names of things are set apart from the words around them; seats are called, not looked at", () => {
  expect(speech.eventParts({ kind: "played", rule: "V-1", args: { seat: 0, cards: ["w1_faux", "w1_capitaine"] } }, ["Anne"])).toEqual([
    "Anne joue ",
    { thing: "card:w1_faux", word: "Faux et fourches" },
    " et ",
    { thing: "card:w1_capitaine", word: "Capitaine" },
    ".",
  ]);
  expect(speech.parts({ key: "choice-attack", args: { hex: "nantes" } })).toEqual(["Attaquer ", { thing: "hex:nantes", word: "Nantes" }]);
  expect(speech.say({ key: "choice-attack", args: { hex: "nantes" } })).toBe("Attaquer Nantes");
});

test.each(CASES)("before a vowel: %s", (said, name, heard) => {
  expect(elided(said, [name])).toBe(heard);
});

test("names are elided in French, also where a thing is set apart, and not in English", () => {
  const source = "of = La main de { $seat }, le retour de { $unit }\nunit-etudiant = Étudiant·es";
  const args = { seat: 0, unit: "etudiant" };
  const kinds = { seat: "seat", unit: "unit" };
  const french = new Speech("fr", [source], kinds);
  expect(french.say({ key: "of", args }, ["Élise"])).toBe("La main d’Élise, le retour d’Étudiant·es");
  expect(french.parts({ key: "of", args }, ["Élise"])).toEqual(["La main d’Élise, le retour d’", { thing: "unit:etudiant", word: "Étudiant·es" }]);
  expect(new Speech("en", [source], kinds).say({ key: "of", args }, ["Élise"])).toContain("de Élise");
});

test("what was caused follows its cause after a colon: it begins small, unless a name stands first", () => {
  const source = "caused = { $source } : { $said }\ncard-veto = Veto\nevent-hit = { $seat } perd.\nevent-over = La guerre finit, dit { $seat }.";
  const french = new Speech("fr", [source], { seat: "seat" });
  const args = { seat: 0, cause: "card:veto" };
  expect(french.event({ kind: "over", rule: "V-1", args }, ["Anne"])).toBe("Veto : la guerre finit, dit Anne.");
  expect(french.event({ kind: "hit", rule: "V-1", args }, ["Anne"])).toBe("Veto : Anne perd.");
  expect(french.eventParts({ kind: "over", rule: "V-1", args }, ["Anne"])).toEqual([{ thing: "card:veto", word: "Veto" }, " : la guerre finit, dit Anne."]);
});

test("a title that ends like a sentence, or holds a colon before another, stands in quotation marks", () => {
  const source = "caused = { $source } : { $said }\nquoted = «\u202f{ $said }\u202f»\ncard-vive = Vive le roi !\ncard-nice = Italie : Nice\nevent-played = { $seat } joue { $card }.";
  const french = new Speech("fr", [source], { seat: "seat", card: "card" });
  const played = (card: string, args = {}) => french.event({ kind: "played", rule: "V-1", args: { seat: 0, card, ...args } }, ["Anne"]);
  expect(played("vive")).toBe("Anne joue «\u202fVive le roi !\u202f».");
  expect(played("nice")).toBe("Anne joue Italie : Nice.");
  expect(played("vive", { cause: "card:nice" })).toBe("«\u202fItalie : Nice\u202f» : Anne joue «\u202fVive le roi !\u202f».");
  const parts = french.eventParts({ kind: "played", rule: "V-1", args: { seat: 0, card: "vive" } }, ["Anne"]);
  expect(parts).toEqual(["Anne joue «\u202f", { thing: "card:vive", word: "Vive le roi !" }, "\u202f»."]);
});
