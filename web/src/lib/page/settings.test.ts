import { expect, test } from "vitest";
import { spokenIn } from "./settings.svelte.ts";

test("the page speaks the first language of the browser that it knows, else French", () => {
  expect(spokenIn(["en-US", "en", "fr"])).toBe("en");
  expect(spokenIn(["fr-CA", "en"])).toBe("fr");
  expect(spokenIn(["de-DE", "EN-gb"])).toBe("en");
  expect(spokenIn(["de", "it"])).toBe("fr");
  expect(spokenIn([])).toBe("fr");
});
