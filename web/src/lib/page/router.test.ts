import { expect, test } from "vitest";
import { addressOf, invitationIn, placeOf, type Place } from "./router.svelte.ts";

const PLACES: [string, string, Place][] = [
  ["/", "", { page: "shelf" }],
  ["/jeu/vendee", "", { page: "game", slug: "vendee" }],
  ["/table/a1_-Z", "", { page: "table", table: "a1_-Z", invite: null }],
  ["/table/a1", "?invite=s%3Dx", { page: "table", table: "a1", invite: "s=x" }],
  ["/table/a1/revoir", "", { page: "replay", table: "a1", n: null, seat: null }],
  ["/parties", "", { page: "finished" }],
  ["/robots", "", { page: "bots" }],
  ["/robots/reference", "", { page: "reference" }],
  ["/atelier", "", { page: "workshop", slug: null, name: null, word: null }],
  ["/atelier/lys/maison", "", { page: "workshop", slug: "lys", name: "maison", word: null }],
  ["/atelier/cle/abc-1_2", "", { page: "workshop", slug: null, name: null, word: "abc-1_2" }],
  ["/courrier/stop.g-_1.af09", "", { page: "letters", token: "stop.g-_1.af09" }],
  ["/retour/g-_1.af09", "", { page: "return", token: "g-_1.af09" }],
  ["/table/a1/revoir", "?n=12&seat=0", { page: "replay", table: "a1", n: 12, seat: 0 }],
];

test.each(PLACES)("%s%s is a place and back", (path, search, place) => {
  expect(placeOf(path, search)).toEqual(place);
  expect(addressOf(place)).toBe(path + search);
});

test("a slash at the end does not matter", () => {
  expect(placeOf("/jeu/vendee/", "")).toEqual({ page: "game", slug: "vendee" });
});

test("what names nothing is lost", () => {
  for (const path of ["/jeu", "/jeu/a/b", "/table/", "/table/a/b", "/table/é", "/x"]) expect(placeOf(path, "").page).toBe("lost");
});

test("a place in a replay that is no number is the beginning", () => {
  for (const search of ["?n=-1", "?n=x", "?n=1.5", "?n=99999999"]) {
    expect(placeOf("/table/a/revoir", search)).toEqual({ page: "replay", table: "a", n: null, seat: null });
  }
});

test("a pasted invitation is a whole address or a path, and nothing else", () => {
  expect(invitationIn(" https://club.example/table/abc?invite=k ")).toEqual({ page: "table", table: "abc", invite: "k" });
  expect(invitationIn("/table/abc?invite=k")).toEqual({ page: "table", table: "abc", invite: "k" });
  expect(invitationIn("bonjour")).toBeNull();
  expect(invitationIn("https://club.example/jeu/vendee")).toBeNull();
  expect(invitationIn("http://[")).toBeNull();
});
