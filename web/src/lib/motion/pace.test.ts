import { expect, test } from "vitest";
import { paced } from "./pace.ts";

test("an event takes the pause it is listed under, before, after or both", () => {
  const pace = paced({ 600: "threw played" }, { 300: "moved", 720: "threw" });
  expect(pace({ kind: "played", rule: "" })).toEqual({ before: 600 });
  expect(pace({ kind: "threw", rule: "" })).toEqual({ before: 600, after: 720 });
  expect(pace({ kind: "moved", rule: "" })).toEqual({ after: 300 });
  expect(pace({ kind: "spoke", rule: "" })).toEqual({});
});
