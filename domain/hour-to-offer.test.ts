import fc from "fast-check";
import { expect, test } from "vitest";
import { countPassed, hourToOffer, type PassedHour } from "#domain/hour-to-offer.ts";
import { heldUntil } from "#domain/offered-hours.ts";
import { afterNight } from "#domain/time/night.ts";

const at = (clock: string) => Date.parse(`2026-11-24T${clock}:00+06:00`);
const slot = (from: string, to: string, score = 0) => ({
  startsAt: at(from),
  endsAt: at(to),
  masterIds: ["farzana"],
  score,
});
const now = { now: at("10:00"), leadMinutes: 60, passedBy: () => 0 };
const none: PassedHour[] = [];

test("the hour that leaves the least unsellable time is offered, but none that was offered before", () => {
  const hours = [slot("15:00", "15:30", 2), slot("15:30", "16:00", 1)];
  const freed = { from: at("15:00"), to: at("16:00") };
  expect(hourToOffer({ hours, offered: none }, freed, now)).toBe(hours[1]);
  const before = { from: at("15:30"), to: at("16:00"), masterIds: ["farzana"] };
  expect(hourToOffer({ hours, offered: [before] }, freed, now)).toBe(hours[0]);
});

test("a guest who let an hour pass is not asked about another start within it with that master", () => {
  const hours = [slot("15:15", "15:45")];
  const freed = { from: at("15:00"), to: at("16:00") };
  const before = { from: at("15:00"), to: at("15:30"), masterIds: ["farzana"] };
  expect(hourToOffer({ hours, offered: [before] }, freed, now)).toBeUndefined();
  expect(hourToOffer({ hours, offered: [{ ...before, masterIds: ["rehana"] }] }, freed, now)).toBe(hours[0]);
  const sameStart = { ...before, from: at("15:15"), masterIds: ["rehana"] };
  expect(hourToOffer({ hours, offered: [sameStart] }, freed, now)).toBeUndefined();
});

test("nobody is asked at night, or about an hour that could not be booked once its hold ends", () => {
  const zones = fc.constantFrom("Asia/Dhaka", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu");
  const year = {
    min: Date.parse("2026-01-01T00:00Z") / 60_000,
    max: Date.parse("2027-01-01T00:00Z") / 60_000,
  };
  const minutes = fc.integer({ min: 0, max: 48 * 60 });
  const starts = fc.array(minutes, { maxLength: 12 });
  fc.assert(
    fc.property(zones, fc.integer(year), minutes, starts, (zone, minute, leadMinutes, aheads) => {
      const happens = minute * 60_000;
      const asking = afterNight(happens, zone);
      const { hour } = Temporal.Instant.fromEpochMilliseconds(asking).toZonedDateTimeISO(zone);
      expect([asking >= happens, hour >= 8, hour < 22]).toEqual([true, true, true]);
      const hours = aheads.map((ahead) => {
        const startsAt = happens + ahead * 60_000;
        return { startsAt, endsAt: startsAt + 30 * 60_000, masterIds: ["farzana"], score: 0 };
      });
      const freed = { from: happens, to: happens + 72 * 60 * 60_000 };
      const chosen = hourToOffer({ hours, offered: none }, freed, { ...now, now: asking, leadMinutes });
      const bookable = hours.filter(
        ({ startsAt }) => startsAt - leadMinutes * 60_000 >= heldUntil(startsAt, asking),
      );
      expect(chosen !== undefined).toBe(bookable.length > 0);
      if (chosen) expect(bookable).toContain(chosen);
    }),
  );
});

test("an hour is offered when the clean-up after it became free, but not one that was free all day", () => {
  const hours = [slot("15:00", "15:30")];
  expect(hourToOffer({ hours, offered: none }, { from: at("15:30"), to: at("15:40") }, now)).toBe(hours[0]);
  expect(hourToOffer({ hours, offered: none }, { from: at("18:00"), to: at("19:00") }, now)).toBeUndefined();
});

test("an hour that five guests have let pass is not offered any more", () => {
  const hours = [slot("15:00", "15:30")];
  const passed = { from: at("15:10"), to: at("15:40"), masterIds: ["farzana"] };
  const passedBy = (one: Parameters<typeof countPassed>[1]) => countPassed(Array(5).fill(passed), one);
  const freed = { from: at("15:00"), to: at("16:00") };
  expect(hourToOffer({ hours, offered: none }, freed, { ...now, passedBy })).toBeUndefined();
  expect(countPassed([{ ...passed, masterIds: ["rehana"] }], slot("15:00", "15:30"))).toBe(0);
});
