import { expect, test } from "vitest";
import { textsForShare } from "#domain/text-messages.ts";

test("codes and notices share a day's texts completely, and codes always have some", () => {
  for (const ofDay of [5, 7, 500, 100_000]) {
    expect(textsForShare(ofDay, "codes") + textsForShare(ofDay, "notices")).toBe(ofDay);
  }
  expect(textsForShare(500, "codes")).toBe(100);
  expect([textsForShare(0, "codes"), textsForShare(0, "notices")]).toEqual([1, 0]);
});
