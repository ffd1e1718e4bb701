import { expect, test } from "vitest";
import { withoutLinks } from "#server/usecases/letters/without-links.ts";

test("no part of a name can become a link in a mail program", () => {
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
