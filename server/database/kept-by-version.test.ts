import { expect, test } from "vitest";
import { Kept } from "#server/database/kept-by-version.ts";

test("the latest value is the one used last, and those unused for longest are dropped", () => {
  const kept = new Kept<string>();
  kept.keep("1", "Dhaka");
  kept.keep("2", "London");
  expect(kept.latest()).toBe("London");
  expect(kept.get("1")).toBe("Dhaka");
  expect(kept.latest()).toBe("Dhaka");
  expect(kept.get("3")).toBeUndefined();
  for (let version = 3; version < 50; version++) {
    kept.keep(String(version), "Sylhet");
    kept.get("1");
  }
  expect(kept.get("2")).toBeUndefined();
  expect(kept.latest()).toBe("Dhaka");
});
