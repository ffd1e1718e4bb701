import { expect, test } from "vitest";
import { usualBlock } from "#app/features/calendar/usual-block.ts";

const zone = "Asia/Dhaka";
const at = (wall: string) => Date.parse(`2026-11-23T${wall}:00+06:00`);

test("a new block starts after noon, and today never in the past", () => {
  expect(usualBlock("2026-11-24", at("17:14"), zone)).toEqual({ from: "13:00", to: "14:00" });
  expect(usualBlock("2026-11-23", at("09:00"), zone)).toEqual({ from: "13:00", to: "14:00" });
  expect(usualBlock("2026-11-23", at("13:00"), zone)).toEqual({ from: "14:00", to: "15:00" });
  expect(usualBlock("2026-11-23", at("17:14"), zone)).toEqual({ from: "18:00", to: "19:00" });
  expect(usualBlock("2026-11-23", at("23:40"), zone)).toEqual({ from: "23:00", to: "23:55" });
});
