import { expect, test } from "vitest";
import { isOneLine, toOneLine } from "#domain/names.ts";

test.each(["Nadia Rahman", "নাদিয়া রহমান", "Dr. J.-P. O'Neil", "👩🏽‍🦱"])("%s is a name on one line", (name) => {
  expect(isOneLine(name)).toBe(true);
  expect(toOneLine(name)).toBe(name);
});

test.each(["a\nb", "a\r\nb", "a\u2028b", "a\u0000b", "a\u202eb", "a\u2066b", "a\tb", "a\u0085b"])(
  "%j is reduced to one line",
  (name) => {
    expect(isOneLine(name)).toBe(false);
    expect(toOneLine(name)).toBe("a b");
  },
);
