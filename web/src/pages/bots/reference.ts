/** The description of the calls (OpenAPI), as far as the reference shows it. */
export interface Shape {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  items?: Shape;
  oneOf?: Shape[];
  anyOf?: Shape[];
  properties?: Record<string, Shape>;
  additionalProperties?: Shape | boolean;
  required?: string[];
  description?: string;
  title?: string;
}
interface Content {
  description?: string;
  content?: Record<string, { schema?: Shape }>;
}
interface Operation {
  summary?: string;
  description?: string;
  operationId?: string;
  parameters?: { name: string; in: string; required?: boolean; schema?: Shape }[];
  requestBody?: Content;
  responses?: Record<string, Content>;
}
export interface Description {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Shape> };
}
export interface Call extends Operation {
  path: string;
  method: string;
}
export interface Group {
  name: string;
  calls: Call[];
}

const VERBS = ["get", "post", "put", "delete"];

/** The name of a shape that is described elsewhere. */
export const named = (shape: Shape): string => shape.$ref?.split("/").at(-1) ?? "";

/** A type in a few words: `list of Option`, `int or null`. */
export function kindOf(shape: Shape | undefined): string {
  if (!shape) return "–";
  if (shape.$ref) return named(shape);
  if (shape.const !== undefined) return JSON.stringify(shape.const);
  if (shape.enum) return shape.enum.map((one) => JSON.stringify(one)).join(" | ");
  const several = shape.oneOf ?? shape.anyOf;
  if (several) return [...new Set(several.map(kindOf))].join(" | ");
  if (shape.items) return `[${kindOf(shape.items)}]`;
  if (typeof shape.additionalProperties === "object") return `{string: ${kindOf(shape.additionalProperties)}}`;
  return [shape.type ?? "any"].flat().join(" | ");
}

/** The calls by what they are about: the first two words of their paths. Those of bots come first. */
export function groupsOf({ paths }: Description): Group[] {
  const groups = new Map<string, Call[]>();
  for (const [path, operations] of Object.entries(paths)) {
    const name = path.split("/").slice(0, 3).join("/");
    const calls = VERBS.filter((verb) => operations[verb]).map((verb) => ({ ...operations[verb]!, path, method: verb.toUpperCase() }));
    groups.set(name, [...(groups.get(name) ?? []), ...calls]);
  }
  const rank = (name: string): number => (name.startsWith("/api/bot") ? 0 : 1);
  return [...groups].map(([name, calls]) => ({ name, calls })).sort((one, other) => rank(one.name) - rank(other.name) || one.name.localeCompare(other.name));
}

/** What a body or an answer looks like. */
export const bodyOf = (content: Content | undefined): Shape | undefined => Object.values(content?.content ?? {})[0]?.schema;
