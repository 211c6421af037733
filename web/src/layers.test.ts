import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";

const files = import.meta.glob<string>(["./**/*.ts", "./**/*.svelte", "!./**/*.test.ts"], { query: "?raw", import: "default", eager: true });

/** Where a file belongs: `lib`, `generated`, `pages`, `games/lys`, `games` (the registry itself), or `` (App and main). */
function layerOf(path: string): string {
  const [first = "", second] = path.split("/").slice(0, -1);
  return first === "games" && second !== undefined ? `games/${second}` : first;
}

/** What a file imports of the page: statically, by `import()` or as a type. */
function importsOf(path: string, text: string): string[] {
  const named = [...text.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"?]+)/g)].map((found) => found[1]!);
  return named.map((target) => posix.normalize(posix.join(posix.dirname(path), target)));
}

/** May a file of the one layer import a file of the other? */
function allowed(from: string, to: string): boolean {
  if (from === to) return true;
  if (to === "generated") return true;
  if (to === "lib") return from !== "generated";
  if (to === "games") return from === "pages" || from === "";
  return to === "pages" && from === "";
}

const paths = Object.keys(files).map((path) => path.slice(2));
const broken = (path: string) =>
  importsOf(path, files[`./${path}`]!)
    .filter((target) => !allowed(layerOf(path), layerOf(target)))
    .map((target) => `${path} imports ${target}`);

test("the layers of the page are those that are claimed", () => {
  expect(new Set(paths.map(layerOf).map((layer) => layer.split("/")[0]))).toEqual(new Set(["", "lib", "pages", "games", "generated"]));
  expect(allowed("lib", "games/lys") || allowed("games/lys", "games/vendee") || allowed("pages", "games/lys") || allowed("games/lys", "pages")).toBe(false);
  expect(importsOf("lib/ending/Tale.svelte", 'import { games } from "../../games/index.ts";')).toEqual(["games/index.ts"]);
});

test("lib imports no game, a game no other game, a page only lib and the registry of the games", () => {
  expect(paths.length).toBeGreaterThan(200);
  expect(paths.flatMap(broken)).toEqual([]);
});

/** As many files one can look over beside each other. */
const MOST = 20;
test("no folder holds more files than one can look over", () => {
  const folders = Object.keys(import.meta.glob("./**/*.*")).map((path) => posix.dirname(path));
  const crowded = [...new Set(folders)].filter((folder) => folders.filter((other) => other === folder).length > MOST);
  expect(crowded).toEqual([]);
});

test("a part of the page that cannot be fetched is told, and one fetched beforehand complains to nobody", () => {
  const awaited = Object.entries(files).filter(([, text]) => text.includes("{#await import("));
  expect(awaited.length).toBeGreaterThan(2);
  expect(awaited.filter(([, text]) => text.split("{#await import(").length !== text.split("{:catch}<Unfetched />").length).map(([path]) => path)).toEqual([]);
  expect(Object.entries(files).filter(([, text]) => /void import\(/.test(text)).map(([path]) => path)).toEqual([]);
});

test("nobody asks the page whether its letters have come, which lays it out each time: `onLetters` tells", () => {
  const asking = Object.entries(files).filter(([, text]) => text.includes("fonts.ready"));
  expect(asking.map(([path]) => path)).toEqual([]);
});

test("a class of the theme is written once", () => {
  const theme = readFileSync(new URL("./lib/page/theme.css", import.meta.url), "utf-8");
  const alone = [...theme.matchAll(/^(\.[a-z-]+) \{$/gm)].map((found) => found[1]!);
  expect(alone.length).toBeGreaterThan(9);
  expect(alone.filter((name, at) => alone.indexOf(name) !== at)).toEqual([]);
});
