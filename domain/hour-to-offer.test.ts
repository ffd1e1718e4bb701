import { expect, test } from "vitest";
import { countPassed, hourToOffer } from "./hour-to-offer.ts";

const at = (clock: string) => Date.parse(`2026-11-24T${clock}:00+06:00`);
const slot = (from: string, to: string, score = 0) => ({
  startsAt: at(from),
  endsAt: at(to),
  masterIds: ["farzana"],
  score,
});
const now = { now: at("10:00"), leadMinutes: 60, passedBy: () => 0 };
const none = new Set<number>();

test("the hour that leaves the least time that can't be sold is offered, not one that was offered before", () => {
  const hours = [slot("15:00", "15:30", 2), slot("15:30", "16:00", 1)];
  const freed = { from: at("15:00"), to: at("16:00") };
  expect(hourToOffer({ hours, offered: none }, freed, now)).toBe(hours[1]);
  expect(hourToOffer({ hours, offered: new Set([at("15:30")]) }, freed, now)).toBe(hours[0]);
});

test("an hour is offered where the clean-up after it came free, and not one that was free all day", () => {
  const hours = [slot("15:00", "15:30")];
  expect(hourToOffer({ hours, offered: none }, { from: at("15:30"), to: at("15:40") }, now)).toBe(hours[0]);
  expect(hourToOffer({ hours, offered: none }, { from: at("18:00"), to: at("19:00") }, now)).toBeUndefined();
});

test("an hour that five have let pass is offered no more", () => {
  const hours = [slot("15:00", "15:30")];
  const passed = { from: at("15:10"), to: at("15:40"), masterIds: ["farzana"] };
  const passedBy = (one: Parameters<typeof countPassed>[1]) => countPassed(Array(5).fill(passed), one);
  const freed = { from: at("15:00"), to: at("16:00") };
  expect(hourToOffer({ hours, offered: none }, freed, { ...now, passedBy })).toBeUndefined();
  expect(countPassed([{ ...passed, masterIds: ["rehana"] }], slot("15:00", "15:30"))).toBe(0);
});
