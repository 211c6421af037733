import { expect, test } from "vitest";
import { found } from "./found.ts";

test("found hands back what is there and names what is not", () => {
  expect(found(3, "the number")).toBe(3);
  expect(() => found(null, "#app")).toThrow("#app");
});
