import { expect, test } from "vitest";
import { isOneLine, toOneLine, withoutLinks } from "./names.ts";

test.each(["Nadia Rahman", "নাদিয়া রহমান", "Dr. J.-P. O'Neil", "👩🏽‍🦱"])("%s is a name on one line", (name) => {
  expect(isOneLine(name)).toBe(true);
  expect(toOneLine(name)).toBe(name);
});

test.each(["a\nb", "a\r\nb", "a\u2028b", "a\u0000b", "a\u202eb", "a\u2066b", "a\tb", "a\u0085b"])(
  "%j is made one line",
  (name) => {
    expect(isOneLine(name)).toBe(false);
    expect(toOneLine(name)).toBe("a b");
  },
);

test("nothing in a name is left that a mail program could link", () => {
  for (const name of [
    "Win at https://evil.example/x",
    "evil.example",
    "me@evil.example",
    "www.evil.example",
  ]) {
    expect(withoutLinks(name)).not.toMatch(/\w[.@]\w|:\/\//);
    expect(withoutLinks(name).replaceAll("\u200B", "")).toBe(name);
  }
  expect(withoutLinks("Dr. A. Rahman")).toBe("Dr. A. Rahman");
});
