import { expect, test } from "vitest";
import { periods, spansOf } from "./periods.ts";

test("a week ends today, and the week before ends where it begins", () => {
  expect(spansOf(periods[0], "2026-11-21")).toEqual({
    now: { from: "2026-11-15", to: "2026-11-21" },
    before: { from: "2026-11-08", to: "2026-11-14" },
  });
});
