import { expect, test } from "vitest";
import { line, mobile, price, text } from "#contract/fields.ts";

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

test.each([
  ["a line", line("Name is required"), "x".repeat(201), "At most 200 characters"],
  ["a text", text("Your Review is required"), "x".repeat(4001), "At most 4000 characters"],
  ["a price", price, 100_001, "A price is at most 100,000"],
  ["a price", price, -1, "A price is 0 or at least 0.50"],
])("%s out of its bounds is told the bound, not that it is missing", (_, field, typed, sentence) => {
  expect(field.safeParse(typed).error?.issues[0]?.message).toBe(sentence);
});
