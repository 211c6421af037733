/** The little markup of the rule pages: *emphasis*, **strong**, `words`, and rule numbers that can be followed. */

export interface Run {
  text: string;
  style: "plain" | "em" | "strong" | "code" | "rule";
}

const NUMBER = /(\b[A-Z]{1,3}-R?\d{1,3}\b)/;
const MARKS = /(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`[^`]+`)/;

/** The runs of one paragraph, in order; numbers are found within emphasis too. */
export function runs(paragraph: string): Run[] {
  return paragraph.split(MARKS).flatMap((part): Run[] => {
    if (part.startsWith("**") && part.length > 4) return numbered(part.slice(2, -2), "strong");
    if (part.startsWith("*") && part.length > 2) return numbered(part.slice(1, -1), "em");
    if (part.startsWith("`") && part.length > 2) return [{ text: part.slice(1, -1), style: "code" }];
    return numbered(part, "plain");
  });
}

function numbered(text: string, style: Run["style"]): Run[] {
  return text
    .split(NUMBER)
    .map((part, at): Run => ({ text: part, style: at % 2 === 1 ? "rule" : style }))
    .filter((run) => run.text !== "");
}

/** Lower case without accents, for searching. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[’]/g, "'")
    .toLowerCase();
}

/** Does `text` contain every word of `wanted`? */
export function matches(text: string, wanted: string): boolean {
  const there = plain(text);
  return plain(wanted)
    .split(/\s+/)
    .every((word) => there.includes(word));
}
