import { expect, test } from "vitest";
import { mobile } from "#contract/fields.ts";

test.each([
  ["01700000001", "01700000001"],
  ["+880 1711-234 567", "+8801711234567"],
  [" (017) 0000.0001 ", "01700000001"],
  ["০১৭১১ ২৩৪৫৬৭", "01711234567"],
])("the number %s is taken as %s", (typed, number) => {
  expect(mobile.parse(typed)).toBe(number);
});

test.each(["", "call me", "017", "01700000001x", "0170+0000001", "1".repeat(16)])(
  "%j is no number",
  (typed) => {
    expect(mobile.safeParse(typed).success).toBe(false);
  },
);
