/** The little markup of the rule pages: *emphasis*, **strong**, `words`, and rule numbers that can be followed. */

export interface Run {
  text: string;
  style: "plain" | "em" | "strong" | "code" | "rule";
}

const MARKS = /(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`[^`]+`|\b[A-Z]{1,2}-\d{1,3}\b)/;

/** The runs of one paragraph, in order. */
export function runs(paragraph: string): Run[] {
  return paragraph
    .split(MARKS)
    .filter((part) => part !== "")
    .map((part): Run => {
      if (part.startsWith("**") && part.length > 4) return { text: part.slice(2, -2), style: "strong" };
      if (part.startsWith("*") && part.length > 2) return { text: part.slice(1, -1), style: "em" };
      if (part.startsWith("`") && part.length > 2) return { text: part.slice(1, -1), style: "code" };
      return { text: part, style: /^[A-Z]{1,2}-\d{1,3}$/.test(part) ? "rule" : "plain" };
    });
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
