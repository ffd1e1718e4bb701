import { expect, test } from "vitest";
import { fitOf } from "#app/features/checkout/choice/fit.ts";

const at = (time: string) => `2026-11-26T${time}:00+06:00`;
const slot = (from: string, to: string) => ({ startsAt: at(from), endsAt: at(to), masterIds: ["farzana"] });

test("a visit that begins at the chosen hour fits, and says when it ends", () => {
  const slots = [slot("10:00", "11:50"), slot("16:00", "17:50")];
  expect(fitOf({ slots }, "2026-11-26T10:00:00Z")).toEqual({ kind: "fits", endsAt: at("17:50") });
});

test("when the chosen hour is too short, the nearest start of the day is named", () => {
  const slots = [slot("10:00", "11:50"), slot("15:30", "17:20"), slot("17:30", "19:20")];
  expect(fitOf({ slots }, at("16:00"))).toEqual({ kind: "moves", startsAt: at("15:30") });
});

test("of two equally near starts, the earlier one is named", () => {
  const slots = [slot("15:30", "17:20"), slot("16:30", "18:20")];
  expect(fitOf({ slots }, at("16:00"))).toEqual({ kind: "moves", startsAt: at("15:30") });
});

test("a day without a long enough hour says so", () => {
  expect(fitOf({ slots: [] }, at("16:00"))).toEqual({ kind: "not_that_day" });
});
