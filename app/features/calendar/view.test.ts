import { expect, test } from "vitest";
import { spanShown, stepFrom } from "#app/features/calendar/view.ts";

test("a week runs from Sunday to Saturday around its date", () => {
  expect(spanShown("week", "2026-11-21")).toEqual({ from: "2026-11-15", to: "2026-11-21" });
  expect(spanShown("week", "2026-11-22")).toEqual({ from: "2026-11-22", to: "2026-11-28" });
  expect(spanShown("day", "2026-11-22")).toEqual({ from: "2026-11-22", to: "2026-11-22" });
});

test("the arrows move by the visible span", () => {
  expect(stepFrom("day", "2026-11-30", 1)).toBe("2026-12-01");
  expect(stepFrom("week", "2026-11-21", -1)).toBe("2026-11-14");
});
