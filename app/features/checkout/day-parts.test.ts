import { expect, test } from "vitest";
import { dayParts, withSlot } from "#app/features/checkout/day-parts.ts";

const at = (time: string) => ({
  startsAt: `2026-11-24T${time}:00+06:00`,
  endsAt: `2026-11-24T${time}:00+06:00`,
  masterIds: ["sadia"],
});

test("noon belongs to the afternoon and five o'clock to the evening", () => {
  const parts = dayParts([at("11:30"), at("12:00"), at("16:30"), at("17:00")], "Asia/Dhaka");
  expect(parts.map((part) => [part.name, part.slots.length])).toEqual([
    ["Morning", 1],
    ["Afternoon", 2],
    ["Evening", 1],
  ]);
});

test("a part of the day without a free hour is left out", () => {
  expect(dayParts([at("18:00")], "Asia/Dhaka").map((part) => part.name)).toEqual(["Evening"]);
});

test("the hour that is held for the guest stays in her list, once and in order", () => {
  const slots = [at("11:00"), at("15:00")];
  expect(withSlot(slots, at("12:00")).map((slot) => slot.startsAt)).toEqual([
    at("11:00").startsAt,
    at("12:00").startsAt,
    at("15:00").startsAt,
  ]);
  expect(withSlot(slots, { ...at("15:00"), startsAt: "2026-11-24T09:00:00Z" })).toEqual(slots);
});
