import { expect, test } from "vitest";
import { at, booked, diaryOf, master, visitOf, wallOf } from "#domain/availability/salon.fixture.ts";
import type { Diary, Visit } from "#domain/availability/types.ts";
import { waysOut } from "#domain/availability/ways-out.ts";
import { cellsToRead } from "#domain/availability/window.ts";

const desk = (...wanted: string[]): Visit => ({ ...visitOf(...wanted), by: "desk" });
const ways = (diary: Diary, visit: Visit, start: number) =>
  waysOut(diary, visit, start).map((way) => [
    way.kind,
    wallOf(way.startsAt),
    Math.round((way.startsAt - start) / 86_400_000) + 0,
    ...way.masterIds,
  ]);

test("a taken hour has three alternatives: nearby, another master, and another day", () => {
  const diary = booked(diaryOf(), "sadia", "15:00", "16:00");
  // Wednesday is closed, so Monday is nearer than Thursday.
  expect(ways(diary, desk("facial with sadia"), at("15:00"))).toEqual([
    ["hour", "14:00", 0, "sadia"],
    ["master", "15:00", 0, "farzana"],
    ["day", "15:00", -1, "sadia"],
  ]);
});

test("an absent master has no hour on that day, and the only able master has no substitute", () => {
  const dayOff = { masterId: "sadia", from: "2026-11-24", to: "2026-11-24", spans: [] };
  const diary = diaryOf({ exceptions: [dayOff], now: at("12:00", "2026-11-24") });
  expect(ways(diary, desk("massage with sadia"), at("15:00"))).toEqual([["day", "15:00", 2, "sadia"]]);
});

test("the offered hour is on the salon's step, unless the gap contains none", () => {
  const sadia = [master("sadia", 1, ["facial"])];
  const morning = booked(diaryOf({ masters: sadia }), "sadia", "10:00", "14:10");
  const gap = booked(morning, "sadia", "15:15", "20:00");
  expect(ways(gap, desk("facial with sadia"), at("16:00"))[0]).toEqual(["hour", "14:10", 0, "sadia"]);
  expect(ways(morning, desk("facial with sadia"), at("14:00"))[0]).toEqual(["hour", "14:30", 0, "sadia"]);
});

test("the same hour on another day has the same local time, even across a day of 23 or 25 hours", () => {
  const zone = "Europe/Berlin";
  const salon = { zone, slotStepMinutes: 30, leadMinutes: 0, horizonDays: 365 };
  const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: "10:00", closes: "20:00" }));
  const instant = (wall: string) => Temporal.PlainDateTime.from(wall).toZonedDateTime(zone).epochMilliseconds;
  for (const [saturday, sunday] of [
    ["2027-03-27", "2027-03-28"],
    ["2027-10-30", "2027-10-31"],
  ]) {
    const sadia = { ...master("sadia", 1, ["facial"]), hours };
    const now = instant(`${saturday}T09:00`);
    const busy = { ...cellsToRead("2027-03-01", "2027-11-30", zone), byResource: new Map() };
    const dayOff = { masterId: "sadia", from: `${saturday}`, to: `${saturday}`, spans: [] };
    const diary = diaryOf({ salon, hours, masters: [sadia], busy, now, exceptions: [dayOff] });
    const found = waysOut(diary, desk("facial with sadia"), instant(`${saturday}T15:00`));
    expect(found).toEqual([{ kind: "day", startsAt: instant(`${sunday}T15:00`), masterIds: ["sadia"] }]);
  }
});
