import { expect, test } from "vitest";
import { afterNight } from "#domain/time/night.ts";

const zone = "Asia/Dhaka";
const at = (time: string) => Date.parse(`2026-11-24T${time}:00+06:00`);

test("nobody gets a message from ten in the evening to eight in the morning, salon time", () => {
  expect(afterNight(at("08:00"), zone)).toBe(at("08:00"));
  expect(afterNight(at("21:59"), zone)).toBe(at("21:59"));
  expect(afterNight(at("22:00"), zone)).toBe(at("08:00") + 24 * 3_600_000);
  expect(afterNight(at("00:30"), zone)).toBe(at("08:00"));
  expect(afterNight(at("07:59"), zone)).toBe(at("08:00"));
});
