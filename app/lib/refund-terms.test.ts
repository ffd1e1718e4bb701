import { expect, test } from "vitest";
import { refundTerms } from "#app/lib/refund-terms.ts";
import { fixDate } from "#tests/support/fixed-date.ts";

fixDate();

const zone = "Asia/Dhaka";

test("the terms name each end in the salon's time", () => {
  const steps = [
    { until: Date.parse("2026-11-22T10:30:00Z"), percent: 100 },
    { until: Date.parse("2026-11-23T10:30:00Z"), percent: 50 },
  ];
  expect(refundTerms(steps, zone)).toBe(
    "free to cancel until Sun 22 Nov 4:30 pm, half goes back until Mon 23 Nov 4:30 pm, no refund after that",
  );
});

test("other shares are given in per cent, and no refund at all is stated", () => {
  expect(refundTerms([{ until: Date.parse("2026-11-22T10:30:00Z"), percent: 30 }], zone)).toBe(
    "30% goes back until Sun 22 Nov 4:30 pm, no refund after that",
  );
  expect(refundTerms([], zone)).toBe("no refund if you cancel");
});
