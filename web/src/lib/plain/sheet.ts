/**
 * A view of any game as a sheet of labelled things: facts, lists, tables and groups, in the order of the view.
 *
 * What a field is called is told by the game's own sentences: `view-FIELD`, or `each-FIELD` for a list with an entry for
 * each seat. A field without either is called by its name, and a list as long as there are seats is taken to be theirs.
 * A value is named as everywhere: `card` with value `faux` reads as the message `card-faux`, and is the thing `card:faux`.
 */

/** What the sheet is told in. */
export interface Words {
  t: (key: string) => string;
  knows: (key: string) => boolean;
  /** What the fields and arguments of this name hold, as the game's `Meta` says. */
  kinds: Record<string, string>;
  names: readonly string[];
  /** The things an answer names now. */
  touchable: ReadonlySet<string>;
}

/** One word of the sheet; `thing`: what a touch on it touches; `copy`: its number among those of the same thing. */
export interface Leaf {
  text: string;
  thing: string | null;
  copy: number;
}

export interface Fact {
  label: Leaf;
  leaf: Leaf;
}

export interface Row {
  head: Leaf | null;
  cells: Leaf[][];
}

export type Part =
  | { kind: "facts"; facts: Fact[] }
  | { kind: "list"; label: Leaf; leaves: Leaf[] }
  | { kind: "table"; label: Leaf | null; columns: string[]; rows: Row[] }
  | { kind: "group"; label: Leaf; parts: Part[] };

type Scalar = string | number | boolean | null;
type Fields = Record<string, unknown>;

const NOTHING = "–";
/** More columns than this are told one after the other. */
const WIDEST = 5;
/** Players, and the words of hints. */
const NOT_ON_THE_TABLE = new Set(["seat", "feature"]);

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);
const isScalar = (value: unknown): value is Scalar => value === null || typeof value !== "object";
const isCell = (value: unknown): boolean => isScalar(value) || (Array.isArray(value) && value.every(isScalar));
const numeral = (at: number): Leaf => ({ text: String(at + 1), thing: null, copy: 0 });
const columnsOf = (rows: readonly Fields[]): string[] => [...new Set(rows.flatMap((row) => Object.keys(row)))];

/** The sheet of a view. */
export function sheetOf(view: unknown, words: Words): Part[] {
  return isFields(view) ? new Scribe(words).parts(view) : [];
}

/** `free_cards` reads as « Free cards ». */
export function plainly(id: string): string {
  const said = id.replaceAll("_", " ").trim();
  return said.charAt(0).toUpperCase() + said.slice(1);
}

class Scribe {
  private readonly words: Words;
  private readonly copies = new Map<string, number>();

  /** The kinds of what lies on a table. */
  private readonly kinds: string[];

  constructor(words: Words) {
    this.words = words;
    this.kinds = [...new Set(Object.values(words.kinds))].filter((kind) => !NOT_ON_THE_TABLE.has(kind));
  }

  parts(fields: Fields): Part[] {
    const entries = Object.entries(fields);
    const seated = entries.filter(([field, value]) => this.isBySeat(field, value));
    const others = entries.filter((entry) => !seated.includes(entry));
    const single = others.filter(([, value]) => isScalar(value)) as [string, Scalar][];
    const rest = others.filter(([, value]) => !isScalar(value));
    return [
      ...(single.length > 0 ? [this.facts(single)] : []),
      ...(seated.length > 0 ? this.seats(seated as [string, unknown[]][]) : []),
      ...rest.map(([field, value]) => this.part(field, value)),
    ];
  }

  private facts(entries: [string, Scalar][]): Part {
    return { kind: "facts", facts: entries.map(([field, value]) => ({ label: this.label(field), leaf: this.leaf(field, value) })) };
  }

  private part(field: string, value: unknown): Part {
    const label = this.label(field);
    if (!Array.isArray(value)) return { kind: "group", label, parts: this.parts(value as Fields) };
    if (value.every(isScalar)) return { kind: "list", label, leaves: value.map((item) => this.leaf(field, item)) };
    if (value.every((item) => isFields(item) && Object.values(item).every(isCell))) return this.structs(label, value as Fields[]);
    return { kind: "group", label, parts: value.map((item, at) => this.numbered(field, item, at)) };
  }

  /** An entry of a list that is neither a word nor a row. */
  private numbered(field: string, item: unknown, at: number): Part {
    const label = numeral(at);
    if (isFields(item)) return { kind: "group", label, parts: this.parts(item) };
    const inner = this.part(field, Array.isArray(item) ? item : [item]);
    return inner.kind === "facts" ? inner : { ...inner, label };
  }

  /** Structs of one shape: a table, or, where that would be too wide, one after the other. */
  private structs(label: Leaf, rows: Fields[]): Part {
    const fields = columnsOf(rows);
    if (fields.length > WIDEST) return { kind: "group", label, parts: rows.map((row, at) => ({ kind: "group", label: numeral(at), parts: this.parts(row) })) };
    return { kind: "table", label, columns: this.labels(fields), rows: rows.map((row) => ({ head: null, cells: this.cells(fields, row) })) };
  }

  /** What there is of every seat, side by side: a row for each player, or more about each than a row holds. */
  private seats(entries: [string, unknown[]][]): Part[] {
    const players = this.words.names.map((name, seat) => ({
      head: this.touched({ text: name, thing: `seat:${seat}`, copy: 0 }),
      fields: Object.assign({}, ...entries.map(([field, values]) => (isFields(values[seat]) ? values[seat] : { [field]: values[seat] }))) as Fields,
    }));
    const fields = columnsOf(players.map((player) => player.fields));
    if (fields.length > WIDEST) return players.map(({ head, fields }) => ({ kind: "group", label: head, parts: this.parts(fields) }));
    return [{ kind: "table", label: null, columns: this.labels(fields), rows: players.map(({ head, fields: own }) => ({ head, cells: this.cells(fields, own) })) }];
  }

  private labels(fields: string[]): string[] {
    return fields.map((field) => this.label(field).text);
  }

  private cells(fields: string[], row: Fields): Leaf[][] {
    return fields.map((field) => this.cell(field, row[field]));
  }

  private cell(field: string, value: unknown): Leaf[] {
    return Array.isArray(value) ? value.map((item) => this.leaf(field, item as Scalar)) : [this.leaf(field, (value ?? null) as Scalar)];
  }

  /** Is this a list with an entry for each seat? A field that the game has named says so itself. */
  private isBySeat(field: string, value: unknown): value is unknown[] {
    if (!Array.isArray(value) || value.length !== this.words.names.length || value.length === 0) return false;
    const told = value.every(isCell) || value.every((item) => isFields(item) && Object.values(item).every(isCell));
    if (!told || this.words.knows(`each-${field}`)) return told;
    if (this.words.knows(`view-${field}`)) return false;
    return value.every(isFields) || (this.words.kinds[field] === undefined && value.every((item) => typeof item !== "string"));
  }

  /** What a field is called; the key of a table of places or cards is called by their name, and touched as they are. */
  private label(field: string): Leaf {
    for (const key of [`view-${field}`, `each-${field}`]) if (this.words.knows(key)) return { text: this.words.t(key), thing: null, copy: 0 };
    const named = this.named("", field);
    return named ? this.touched(named) : { text: plainly(field), thing: null, copy: 0 };
  }

  private leaf(field: string, value: Scalar): Leaf {
    if (typeof value === "boolean") return { text: this.words.t(value ? "plain-yes" : "plain-no"), thing: null, copy: 0 };
    if (value === null || value === "") return { text: NOTHING, thing: null, copy: 0 };
    const kind = this.words.kinds[field];
    if (kind === "seat") return this.seat(Number(String(value).replace(/^seat/, "")));
    const named = this.named(field, value);
    if (named) return this.touched(named);
    return this.touched({ text: typeof value === "number" ? String(value).replace("-", "−") : plainly(value), thing: this.thing(field, value), copy: 0 });
  }

  private seat(seat: number): Leaf {
    const name = this.words.names[seat];
    return name === undefined ? { text: NOTHING, thing: null, copy: 0 } : this.touched({ text: name, thing: `seat:${seat}`, copy: 0 });
  }

  /** The value by its name, if a sentence names it: of the kind of its field, else of the only kind that has such a word. */
  private named(field: string, value: string | number): Leaf | null {
    const kind = this.words.kinds[field];
    const guessed = typeof value === "string" ? this.kinds : [];
    const [known, ...others] = (kind === undefined ? guessed : [kind]).filter((one) => this.words.knows(`${one}-${value}`));
    return known === undefined || others.length > 0 ? null : { text: this.words.t(`${known}-${value}`), thing: `${known}:${value}`, copy: 0 };
  }

  /** What this value is touched as, if an answer names it: `card:3` for the field `card`, and for a word any `…:word`. */
  private thing(field: string, value: string | number): string | null {
    const own = [this.words.kinds[field], field, field.replace(/s$/, "")].map((prefix) => `${prefix}:${value}`);
    const exact = own.find((thing) => this.words.touchable.has(thing));
    if (exact !== undefined || typeof value === "number") return exact ?? null;
    return [...this.words.touchable].find((thing) => thing === value || thing.endsWith(`:${value}`)) ?? null;
  }

  /** Two of the same are told apart by their number. */
  private touched(leaf: Leaf): Leaf {
    if (leaf.thing === null) return leaf;
    const copy = this.copies.get(leaf.thing) ?? 0;
    this.copies.set(leaf.thing, copy + 1);
    return { ...leaf, copy };
  }
}
