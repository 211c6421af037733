/** What may stand in a field, and how it is called: words of the rules, or the rows of another table. */
import { beside, label, wordOf } from "../../lib/packs/labels.ts";
import type { Column, Forms } from "../../lib/server/protocol.ts";
import { w } from "./words.ts";

const NOTHING = "–";

/** A word to choose, and what it is called. */
export type Choice = readonly [word: string, called: string];

export class Choices {
  private readonly forms: Forms;
  private readonly say: (key: string) => string;

  constructor(forms: Forms, say: (key: string) => string) {
    this.forms = forms;
    this.say = say;
  }

  /** What is offered beside what stands there: where the field names rows of a table, every one of them. */
  of(column: Column, value: string): Choice[] {
    const words = column.words ?? [];
    const rows = this.rows(words);
    return [...new Set([value, ...words, ...rows.keys()])].map((word) => [word, rows.get(word) ?? this.called(column, word)]);
  }

  /** A value as it is told: no brackets, no words of the files. */
  told(column: Column, value: unknown): string {
    if (typeof value === "boolean") return w(value ? "yes" : "no");
    if (value === undefined || value === "" || (Array.isArray(value) && value.length === 0)) return NOTHING;
    if (column.kind === "parts") return beside((value as Record<string, unknown>[]).map((part) => this.part(column, part)));
    return typeof value === "string" ? (this.rows(column.words ?? []).get(value) ?? this.called(column, value)) : JSON.stringify(value);
  }

  private part(column: Column, part: Record<string, unknown>): string {
    const given = (column.parts ?? []).filter((inner) => part[inner.field] !== undefined && part[inner.field] !== false);
    return given.map((inner) => (part[inner.field] === true ? label("field", inner.field) : this.told(inner, part[inner.field]))).join(", ");
  }

  private called(column: Column, word: string): string {
    return wordOf(column.field, word, { knows: (key) => key in (this.forms.names["fr"] ?? {}), t: this.say });
  }

  /** The rows of the table that all these words are rows of, by what their names or their files call them; none if there is no such table. */
  private rows(words: string[]): Map<string, string> {
    const given = words.filter((word) => word !== "");
    for (const table of given.length > 0 ? this.forms.tables : []) {
      const named = table.rows.filter((row) => row.names[0]);
      const called = new Map(named.map((row) => [row.names[0]!.slice(table.kind.length + 1), this.say(row.names[0]!)]));
      if (given.every((word) => called.has(word))) return called;
      const numbered = new Map(named.map((row) => [row.row, `${row.row} · ${this.say(row.names[0]!)}`]));
      if (given.every((word) => numbered.has(word))) return numbered;
    }
    return new Map();
  }
}
