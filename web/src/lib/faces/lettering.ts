/** How a title is set on a lid: its lines and the largest size that fits. */

export interface Line {
  text: string;
  y: number;
}

export interface Lettering {
  lines: Line[];
  size: number;
}

/** IM Fell is about this wide for its size. */
const WIDTH = 0.5;

/** Words gathered into lines of at most `most` letters. */
export function wrap(title: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The title in lines of at most `most` letters, at most `size` large and `width` wide, the first baseline at `top`. */
export function letter(title: string, most: number, size: number, width: number, top: number, lead = 1): Lettering {
  const texts = wrap(title, most);
  const longest = Math.max(...texts.map((text) => text.length));
  const fitted = Math.min(size, width / (longest * WIDTH));
  return { size: fitted, lines: texts.map((text, i) => ({ text, y: top + i * fitted * lead })) };
}
