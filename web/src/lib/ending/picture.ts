/** The picture of a finished game, to be shared: one SVG on paper, with nothing in it that lies elsewhere. */
import italic from "@fontsource/im-fell-double-pica/files/im-fell-double-pica-latin-400-italic.woff2?url";
import roman from "@fontsource/im-fell-double-pica/files/im-fell-double-pica-latin-400-normal.woff2?url";
import { counts, pointsChart, prospectsChart, ranking, turns, type Chart } from "./chart.ts";
import type { Outcome, Story } from "../server/protocol.ts";

/** What the picture says, in the words of the page. */
export interface Words {
  title: string;
  headline: string;
  why: string;
  date: string;
  curves: string;
  won: string;
  lost: string;
}

export const WIDTH = 1200;
export const HEIGHT = 630;
const PAPER = "#f4ecd8";
const HIGH = "#fbf6e8";
const INK = "#1d1a16";
const SOFT = "#4b4338";
const HAIR = "#1d1a1640";
const ROUGE = "#9b1c1c";
const GOLD = "#a8843a";
const NAME_ROOM = 316;
/** The mean width of a letter, beside its height. */
const LETTER = 0.47;
const BOX = { x: 520, y: 232, width: 592, height: 268 };

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}

/** Words broken into at most `most` lines of about `width` letters; what does not fit ends in dots. */
export function broken(text: string, width: number, most: number): string[] {
  const lines: string[] = [""];
  for (const word of text.split(" ")) {
    const last = lines.at(-1)!;
    if (last !== "" && last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = last === "" ? word : `${last} ${word}`;
  }
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${lines[most - 1]!.replace(/[.,;:\s]+$/u, "")}…`];
}

function text(x: number, y: number, size: number, words: string, rest = ""): string {
  return `<text x="${x}" y="${y}" font-size="${size}" ${rest}>${escaped(words)}</text>`;
}

const MIDDLE = 'text-anchor="middle"';
const ITALIC = 'font-style="italic"';

/** The whole picture. `faces`: the style that carries the letters, from `faces()`; without it a reader's own serif is used. */
export function picture(story: Story, outcome: Outcome, names: string[], inks: string[], words: Words, faces = ""): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" font-family="'IM Fell', Georgia, serif" fill="${INK}">`,
    `<title>${escaped(`${words.title} – ${words.headline}`)}</title>`,
    faces,
    sheet(),
    heading(words),
    standings(outcome, names, inks),
    curves(story, inks, words),
    text(600, 584, 21, words.date, `${MIDDLE} fill="${SOFT}"`),
    "</svg>",
  ].join("\n");
}

function sheet(): string {
  const grain =
    '<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="3" seed="8"/>' +
    '<feColorMatrix values="0 0 0 0 .3 0 0 0 0 .22 0 0 0 0 .1 0 0 0 .22 -.055"/></filter>';
  return (
    grain +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/><rect width="${WIDTH}" height="${HEIGHT}" filter="url(#grain)"/>` +
    `<rect x="22" y="22" width="1156" height="586" fill="none" stroke="${INK}" stroke-width="4"/>` +
    `<rect x="31" y="31" width="1138" height="568" fill="none" stroke="${INK}"/>` +
    corners() +
    cockade(600, 31, 25)
  );
}

function corners(): string {
  const leaf = `<path d="M0 0c14 2 26 9 30 30C16 26 4 16 0 0z" fill="${GOLD}"/>`;
  const at = [[40, 40, 1, 1], [1160, 40, -1, 1], [40, 590, 1, -1], [1160, 590, -1, -1]];
  return at.map(([x, y, across, down]) => `<g transform="translate(${x} ${y}) scale(${across} ${down})">${leaf}</g>`).join("");
}

function cockade(x: number, y: number, size: number): string {
  return [[PAPER, 1.25], [ROUGE, 1], ["#f7f0de", 0.68], ["#1f3f77", 0.36]]
    .map(([fill, part]) => `<circle cx="${x}" cy="${y}" r="${size * (part as number)}" fill="${fill}"/>`)
    .join("");
}

function heading(words: Words): string {
  const why = broken(words.why, 100, 1);
  return (
    text(600, 116, 58, words.title, MIDDLE) +
    `<g transform="translate(480 130)" fill="${GOLD}"><path d="M0 7Q55 5.6 100 5.4L104 7 100 8.6Q55 8.4 0 7ZM240 7Q185 5.6 140 5.4L136 7 140 8.6Q185 8.4 240 7ZM120 .5L128 7 120 13.5 112 7Z"/></g>` +
    text(600, 178, 32, words.headline, `${MIDDLE} fill="${ROUGE}"`) +
    why.map((line, at) => text(600, 209 + at * 24, 21, line, `${MIDDLE} ${ITALIC} fill="${SOFT}"`)).join("")
  );
}

function standings(outcome: Outcome, names: string[], inks: string[]): string {
  const rows = ranking(outcome);
  const step = Math.min(72, 290 / rows.length);
  const longest = Math.max(...rows.map(({ seat, score }) => (names[seat] ?? "").length + 1 + String(score).length));
  const size = Math.min(34, step * 0.6, NAME_ROOM / (longest * LETTER));
  const first = BOX.y + (BOX.height - rows.length * step) / 2 + step * 0.62;
  return rows
    .map(({ rank, seat, score }, at) => {
      const y = first + at * step;
      return (
        text(92, y, size, String(rank), `fill="${rank === 1 ? ROUGE : SOFT}" ${MIDDLE}`) +
        `<circle cx="128" cy="${y - size * 0.3}" r="${size * 0.27}" fill="${inks[seat]}" stroke="${INK}"/>` +
        text(150, y, size, names[seat] ?? "", rank === 1 ? `fill="${ROUGE}"` : "") +
        text(472, y, size, String(score), 'text-anchor="end"') +
        `<path d="M78 ${y + step * 0.27}H472" stroke="${HAIR}"/>`
      );
    })
    .join("");
}

function curves(story: Story, inks: string[], words: Words): string {
  const counted = counts(story);
  const chart = counted ? pointsChart(story.scores, BOX) : prospectsChart(story.prospects, BOX);
  return (
    `<rect x="${BOX.x - 14}" y="${BOX.y - 10}" width="${BOX.width + 28}" height="${BOX.height + 20}" fill="${HIGH}" stroke="${INK}"/>` +
    `<g transform="translate(${BOX.x} ${BOX.y})">${grid(chart, counted, words)}${turnMarks(story)}${lines(chart, inks)}</g>` +
    text(BOX.x + BOX.width / 2, BOX.y + BOX.height + 40, 20, words.curves, `${MIDDLE} ${ITALIC} fill="${SOFT}"`)
  );
}

function grid(chart: Chart, counted: boolean, words: Words): string {
  const rules = chart.up.map(({ at, value }) => `<path d="M0 ${at}H${BOX.width}" stroke="${HAIR}" stroke-dasharray="1 4"/>${text(2, at - 4, 16, String(value), `fill="${SOFT}"`)}`);
  if (counted) return rules.join("");
  return (
    `<path d="M0 ${chart.even}H${BOX.width}" stroke="${HAIR}" stroke-dasharray="6 5"/>` +
    text(2, 16, 17, words.won, `${ITALIC} fill="${SOFT}"`) +
    text(2, BOX.height - 6, 17, words.lost, `${ITALIC} fill="${SOFT}"`)
  );
}

function turnMarks(story: Story): string {
  const last = Math.max(1, story.prospects.length - 1);
  return turns(story.prospects)
    .map(({ n }) => `<path d="M${(((n - 1) / last) * BOX.width).toFixed(1)} 0V${BOX.height}" stroke="${ROUGE}" stroke-dasharray="2 3"/>`)
    .join("");
}

function lines(chart: Chart, inks: string[]): string {
  const line = (path: string, ink: string, width: number) =>
    `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;
  return chart.curves
    .toReversed()
    .map(({ seats, path, shift, end }) => {
      const ink = inks[seats[0]!] ?? INK;
      const drawn = line(path, INK, 5.4) + line(path, ink, 3.4) + `<circle cx="${end.x}" cy="${end.y}" r="6" fill="${ink}" stroke="${INK}"/>`;
      return `<g transform="translate(0 ${shift * 1.5})">${drawn}</g>`;
    })
    .join("");
}

/** The letters as a style that an SVG carries with it. */
export async function faces(): Promise<string> {
  const face = async (url: string, style: string) =>
    `@font-face{font-family:'IM Fell';font-style:${style};src:url(${await inlined(url)}) format('woff2')}`;
  return `<style>${(await Promise.all([face(roman, "normal"), face(italic, "italic")])).join("")}</style>`;
}

async function inlined(url: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return `data:font/woff2;base64,${btoa(letters)}`;
}

export function addressOfSvg(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

/** The picture as dots, twice as fine as its measure. */
export async function printed(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = addressOfSvg(svg);
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH * 2;
  canvas.height = HEIGHT * 2;
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((give, fail) => canvas.toBlob((blob) => (blob ? give(blob) : fail(new Error("no picture"))), "image/png"));
}

/** Hand a file to the person. */
export function give(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
