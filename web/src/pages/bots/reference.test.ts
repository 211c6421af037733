import { expect, test } from "vitest";
import { groupsOf, kindOf } from "./reference.ts";

test("types are said in a few words", () => {
  expect(kindOf({ $ref: "#/components/schemas/Option" })).toBe("Option");
  expect(kindOf({ type: "array", items: { type: "integer" } })).toBe("[integer]");
  expect(kindOf({ oneOf: [{ type: "string" }, { type: "null" }] })).toBe("string | null");
  expect(kindOf({ type: "object", additionalProperties: { type: "string" } })).toBe("{string: string}");
  expect(kindOf({ enum: ["a", 1] })).toBe('"a" | 1');
  expect(kindOf(undefined)).toBe("–");
});

test("the calls of bots come first", () => {
  const groups = groupsOf({ paths: { "/api/games": { get: {} }, "/api/bot/events": { get: {} }, "/api/bot": { get: {} }, "/health": { get: {}, put: {} } } });
  expect(groups.map((group) => group.name)).toEqual(["/api/bot", "/api/games", "/health"]);
  expect(groups[0]!.calls.map((call) => `${call.method} ${call.path}`)).toEqual(["GET /api/bot/events", "GET /api/bot"]);
});
