/** Addresses of the page, by the history API. */
import { under, within } from "../server/base.ts";

export type Place =
  | { page: "shelf" }
  | { page: "game"; slug: string }
  | { page: "table"; table: string; invite: string | null }
  | { page: "replay"; table: string; n: number | null; seat: number | null }
  | { page: "analysis"; table: string; n: number | null; seat: number | null }
  | { page: "puzzle"; slug: string | null; table: string | null; n: number | null; seat: number | null }
  | { page: "finished" }
  | { page: "bots" }
  | { page: "reference" }
  | { page: "workshop"; slug: string | null; name: string | null; word: string | null }
  | { page: "letters"; token: string }
  | { page: "return"; token: string }
  | { page: "lost"; path: string };

const ID = "([A-Za-z0-9_-]+)";
const GAME = new RegExp(`^/jeu/${ID}/?$`);
const TABLE = new RegExp(`^/table/${ID}/?$`);
const FINISHED = /^\/parties\/?$/;
const BOTS = /^\/robots\/?$/;
const REFERENCE = /^\/robots\/reference\/?$/;
const WORKSHOP = new RegExp(`^/atelier(?:/${ID}(?:/${ID})?)?/?$`);
const KEY = new RegExp(`^/atelier/cle/${ID}/?$`);
const LETTERS = /^\/courrier\/([A-Za-z0-9_.-]+)\/?$/;
const RETURN = /^\/retour\/([A-Za-z0-9_.-]+)\/?$/;
const ANALYSIS = new RegExp(`^/table/${ID}/analyse/?$`);
const MOMENT = new RegExp(`^/table/${ID}/enigme/?$`);
const PUZZLE = new RegExp(`^/enigme/${ID}/?$`);
const REPLAY = new RegExp(`^/table/${ID}/revoir/?$`);

function whole(word: string | null): number | null {
  return word !== null && /^\d{1,6}$/.test(word) ? Number(word) : null;
}

/** The place an address names; one that names nothing is `lost`. */
export function placeOf(address: string, search: string): Place {
  const path = within(address);
  const query = new URLSearchParams(search);
  if (path === "/" || path === "") return { page: "shelf" };
  const game = GAME.exec(path);
  if (game) return { page: "game", slug: game[1]! };
  const table = TABLE.exec(path);
  if (table) return { page: "table", table: table[1]!, invite: query.get("invite") };
  const replay = REPLAY.exec(path);
  if (replay) return { page: "replay", table: replay[1]!, n: whole(query.get("n")), seat: whole(query.get("seat")) };
  const spot = { n: whole(query.get("n")), seat: whole(query.get("seat")) };
  const analysis = ANALYSIS.exec(path);
  if (analysis) return { page: "analysis", table: analysis[1]!, ...spot };
  const moment = MOMENT.exec(path);
  if (moment) return { page: "puzzle", slug: null, table: moment[1]!, ...spot };
  const puzzle = PUZZLE.exec(path);
  if (puzzle) return { page: "puzzle", slug: puzzle[1]!, table: null, n: null, seat: null };
  if (FINISHED.test(path)) return { page: "finished" };
  if (BOTS.test(path)) return { page: "bots" };
  if (REFERENCE.test(path)) return { page: "reference" };
  const key = KEY.exec(path);
  if (key) return { page: "workshop", slug: null, name: null, word: key[1]! };
  const workshop = WORKSHOP.exec(path);
  if (workshop) return { page: "workshop", slug: workshop[1] ?? null, name: workshop[2] ?? null, word: null };
  const letters = LETTERS.exec(path);
  if (letters) return { page: "letters", token: letters[1]! };
  const back = RETURN.exec(path);
  if (back) return { page: "return", token: back[1]! };
  return { page: "lost", path };
}

/** The part of an address that names an entry and a seat. */
function spotOf({ n, seat }: { n: number | null; seat: number | null }): string {
  const query = new URLSearchParams();
  if (n !== null) query.set("n", String(n));
  if (seat !== null) query.set("seat", String(seat));
  return query.size ? `?${query}` : "";
}

/** The address of a place, the inverse of `placeOf`. */
export function addressOf(place: Place): string {
  return under(pathOf(place));
}

function pathOf(place: Place): string {
  switch (place.page) {
    case "shelf":
      return "/";
    case "game":
      return `/jeu/${place.slug}`;
    case "table":
      return `/table/${place.table}` + (place.invite ? `?invite=${encodeURIComponent(place.invite)}` : "");
    case "replay":
      return `/table/${place.table}/revoir` + spotOf(place);
    case "analysis":
      return `/table/${place.table}/analyse` + spotOf(place);
    case "puzzle":
      return place.table ? `/table/${place.table}/enigme` + spotOf(place) : `/enigme/${place.slug}`;
    case "finished":
      return "/parties";
    case "bots":
      return "/robots";
    case "reference":
      return "/robots/reference";
    case "workshop":
      return place.word ? `/atelier/cle/${place.word}` : ["/atelier", place.slug, place.slug && place.name].filter(Boolean).join("/");
    case "letters":
      return `/courrier/${place.token}`;
    case "return":
      return `/retour/${place.token}`;
    case "lost":
      return place.path;
  }
}

/** The table that a pasted invitation points to, or null: a whole address, or its path only. */
export function invitationIn(pasted: string): Place | null {
  try {
    const url = new URL(pasted.trim(), "http://any.invalid");
    const place = placeOf(url.pathname, url.search);
    return place.page === "table" ? place : null;
  } catch {
    return null;
  }
}

class Router {
  place = $state<Place>({ page: "shelf" });

  constructor() {
    if (typeof window === "undefined") return;
    this.read();
    window.addEventListener("popstate", () => this.read());
  }

  private read(): void {
    this.place = placeOf(location.pathname, location.search);
  }

  go(place: Place): void {
    history.pushState(null, "", addressOf(place));
    this.place = place;
    window.scrollTo(0, 0);
  }

  /** The same page under a new address, without a step in the history. */
  amend(place: Place): void {
    history.replaceState(null, "", addressOf(place));
    this.place = place;
  }

  /** For `<a href>`: a plain click stays in the page, anything else is the browser's. */
  follow = (event: MouseEvent): void => {
    const link = event.currentTarget as HTMLAnchorElement;
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const url = new URL(link.href);
    this.go(placeOf(url.pathname, url.search));
  };
}

export const router = new Router();
