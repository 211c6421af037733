import { expect, test } from "vitest";
import { leftOf } from "./timing.ts";

test("the time left reads as on a clock, in hours when it is long, and not at all when it is over", () => {
  expect(leftOf(245_000, 0)).toBe("4:05");
  expect(leftOf(500, 0)).toBe("0:01");
  expect(leftOf(0, 0)).toBe("");
  expect(leftOf(26_400_000, 0)).toBe("7 h 20");
});
