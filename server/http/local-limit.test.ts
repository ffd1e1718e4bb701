import { expect, test } from "vitest";
import { createLocalLimit } from "#server/http/local-limit.ts";

test("each network has its own limit per window", () => {
  let now = 0;
  const within = createLocalLimit({ calls: 2, windowMs: 1000 }, () => now);
  expect([within("a"), within("a"), within("a"), within("b")]).toEqual([true, true, false, true]);
  now = 1000;
  expect(within("a")).toBe(true);
});

test("a million networks take no more memory than ten thousand", () => {
  const within = createLocalLimit({ calls: 2, windowMs: 1000 }, () => 0);
  for (let network = 0; network < 10_000; network++) within(String(network));
  expect(within("the first beyond")).toBe(true);
  expect(within("the second beyond")).toBe(true);
  expect(within("the third beyond")).toBe(false);
  expect(within("0")).toBe(true);
});
