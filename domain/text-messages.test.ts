import { expect, test } from "vitest";
import { afterNight, textsForShare } from "#domain/text-messages.ts";

const zone = "Asia/Dhaka";
const at = (time: string) => Date.parse(`2026-11-24T${time}:00+06:00`);

test("a text that can wait is sent at once by day and at eight after a night", () => {
  expect(afterNight(at("08:00"), zone)).toBe(at("08:00"));
  expect(afterNight(at("21:59"), zone)).toBe(at("21:59"));
  expect(afterNight(at("22:00"), zone)).toBe(at("08:00") + 24 * 3_600_000);
  expect(afterNight(at("00:30"), zone)).toBe(at("08:00"));
  expect(afterNight(at("07:59"), zone)).toBe(at("08:00"));
});

test("codes and notices share the texts of a day without a remainder, and codes never go without", () => {
  for (const ofDay of [5, 7, 500, 100_000]) {
    expect(textsForShare(ofDay, "codes") + textsForShare(ofDay, "notices")).toBe(ofDay);
  }
  expect(textsForShare(500, "codes")).toBe(100);
  expect([textsForShare(0, "codes"), textsForShare(0, "notices")]).toEqual([1, 0]);
});
