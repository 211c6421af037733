import { expect, test } from "vitest";
import { plainly, sheetOf, type Leaf, type Part, type Words } from "./sheet.ts";

const SAID: Record<string, string> = { "place-2": "la case 2", "face-2": "deux", "feature-deck": "la pioche", "card-faux": "La Faux", "place-nantes": "Nantes", "view-dice": "Dés", "each-roles": "Rôle", "plain-yes": "oui", "plain-no": "non" };

function sheet(view: unknown, kinds: Record<string, string> = {}, touchable: string[] = []): Part[] {
  const words: Words = { t: (key) => SAID[key] ?? key, knows: (key) => key in SAID, kinds, names: ["Anne", "Blaise"], touchable: new Set(touchable) };
  return sheetOf(view, words);
}

const leaf = (text: string, thing: string | null = null, copy = 0): Leaf => ({ text, thing, copy });

test("single values are facts, with a name people can read", () => {
  expect(sheet({ free_cards: 3, open: true, owner: null, left: -1 })).toEqual([
    {
      kind: "facts",
      facts: [
        { label: leaf("Free cards"), leaf: leaf("3") },
        { label: leaf("Open"), leaf: leaf("oui") },
        { label: leaf("Owner"), leaf: leaf("–") },
        { label: leaf("Left"), leaf: leaf("−1") },
      ],
    },
  ]);
  expect(plainly("trick")).toBe("Trick");
});

test("what has an entry for each seat is a row for each player, who can be touched", () => {
  expect(sheet({ score: [4, 7], hands: [["faux", "faux"], []] }, { card: "card" })).toEqual([
    {
      kind: "table",
      label: null,
      columns: ["Score", "Hands"],
      rows: [
        { head: leaf("Anne", "seat:0"), cells: [[leaf("4")], [leaf("La Faux", "card:faux"), leaf("La Faux", "card:faux", 1)]] },
        { head: leaf("Blaise", "seat:1"), cells: [[leaf("7")], []] },
      ],
    },
  ]);
});

test("players told as structs are rows too, whatever an argument of that name holds", () => {
  expect(sheet({ seats: [{ score: 1 }, { score: 2 }] }, { seats: "seat" })).toMatchObject([{ kind: "table", label: null, columns: ["Score"] }]);
  expect(sheet({ players: [{ score: 1, hand: ["faux"] }, { score: 2, hand: [] }] }, { hand: "card" })).toMatchObject([
    { kind: "table", label: null, columns: ["Score", "Hand"], rows: [{ cells: [[{ text: "1" }], [{ text: "La Faux" }]] }, { cells: [[{ text: "2" }], []] }] },
  ]);
});

test("more about a player than a row holds is told in full", () => {
  const player = { a: 1, b: 2, c: 3, d: 4, e: 5, hand: ["faux"] };
  expect(sheet({ players: [player, player] }, { hand: "card" })).toMatchObject([
    { kind: "group", label: leaf("Anne", "seat:0"), parts: [{ kind: "facts" }, { kind: "list", leaves: [leaf("La Faux", "card:faux")] }] },
    { kind: "group", label: leaf("Blaise", "seat:1"), parts: [{ kind: "facts" }, { kind: "list", leaves: [leaf("La Faux", "card:faux", 1)] }] },
  ]);
  expect(sheet({ rows: [player, player, player] })).toMatchObject([{ kind: "group", label: leaf("Rows"), parts: [{ label: leaf("1") }, {}, {}] }]);
});

test("a game says itself whether a list is of the seats: dice of two players are not theirs", () => {
  expect(sheet({ dice: [3, 4] })).toEqual([{ kind: "list", label: leaf("Dés"), leaves: [leaf("3"), leaf("4")] }]);
  expect(sheet({ roles: ["king", "knave"] })).toMatchObject([{ kind: "table", columns: ["Rôle"] }]);
  expect(sheet({ words: ["king", "knave"] })).toMatchObject([{ kind: "list" }]);
});

test("a field of a kind is named and touched by it; a seat by its player", () => {
  expect(sheet({ trick: ["faux", "pique"], leader: 1, nobody: -1 }, { trick: "card", leader: "seat", nobody: "seat" })).toEqual([
    { kind: "facts", facts: [{ label: leaf("Leader"), leaf: leaf("Blaise", "seat:1") }, { label: leaf("Nobody"), leaf: leaf("–") }] },
    { kind: "list", label: leaf("Trick"), leaves: [leaf("La Faux", "card:faux"), leaf("Pique")] },
  ]);
});

test("a word that several kinds have, and one of a hint, is not guessed", () => {
  expect(sheet({ thrown: ["2"], deck: ["faux"] }, { place: "place", faces: "face", card: "card", feature: "feature" })).toEqual([
    { kind: "list", label: leaf("Thrown"), leaves: [leaf("2")] },
    { kind: "list", label: leaf("Deck"), leaves: [leaf("La Faux", "card:faux")] },
  ]);
});

test("what an answer names is touched even if no sentence names it, and a number is no seat", () => {
  expect(sheet({ row: ["red", "blue"], stones: [3, 1, 2], count: 1 }, {}, ["heap:red", "stone:1", "seat:1"])).toEqual([
    { kind: "facts", facts: [{ label: leaf("Count"), leaf: leaf("1") }] },
    { kind: "list", label: leaf("Row"), leaves: [leaf("Red", "heap:red"), leaf("Blue")] },
    { kind: "list", label: leaf("Stones"), leaves: [leaf("3"), leaf("1", "stone:1"), leaf("2")] },
  ]);
});

test("structs within are groups, and many of one shape a table", () => {
  const view = { board: { nantes: { men: 2 } }, offers: [{ price: 2, cards: ["faux"] }, { price: 5, cards: [] }, { price: 6, cards: [] }], rows: [[[1]], [[2]], []] };
  expect(sheet(view, { place: "place", cards: "card" })).toMatchObject([
    { kind: "group", label: leaf("Board"), parts: [{ kind: "group", label: leaf("Nantes", "place:nantes"), parts: [{ kind: "facts" }] }] },
    { kind: "table", label: leaf("Offers"), columns: ["Price", "Cards"], rows: [{ head: null, cells: [[leaf("2")], [leaf("La Faux", "card:faux")]] }, {}, {}] },
    { kind: "group", label: leaf("Rows"), parts: [{ kind: "group", label: leaf("1") }, { kind: "group", label: leaf("2") }, { kind: "list", label: leaf("3"), leaves: [] }] },
  ]);
});

test("a view that is no struct shows nothing", () => {
  expect([sheet(null), sheet([1]), sheet({})]).toEqual([[], [], []]);
});
