import { expect, test } from "vitest";
import { initials } from "#app/ui/initials.ts";

test("initials are taken from the first and the last word of a name", () => {
  expect(initials("Anika Rahman")).toBe("AR");
  expect(initials("  maria  del carmen lopez ")).toBe("ML");
  expect(initials("Shiuli")).toBe("S");
  expect(initials("")).toBe("");
});
