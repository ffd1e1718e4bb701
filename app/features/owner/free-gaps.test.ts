import { expect, test } from "vitest";
import { masterDays } from "#app/features/owner/free-gaps.ts";
import { calendarOf, visitOf } from "#tests/support/components/calendar-data.ts";
import { facial, labonno } from "#tests/support/components/salon-data.ts";

const date = "2026-11-23";

const at = (wall: string) => `${date}T${wall}:00+06:00`;
const freeOf = (calendar: ReturnType<typeof calendarOf>, now: number) =>
  masterDays(calendar, date, now).find(({ masterId }) => masterId === labonno._id)?.free;

test("a master is free between visits from now on, except during preparation and clean-up", () => {
  const calendar = calendarOf([
    visitOf("Early Bird", [facial, labonno, "11:00", "12:00"]),
    visitOf("Nadia Islam", [facial, labonno, "14:00", "15:00"]),
  ]);
  const [, nadia] = calendar.visits;
  nadia?.buffers.push({ masterId: labonno._id, kind: "cleanup", startsAt: at("15:00"), endsAt: at("15:10") });
  expect(freeOf(calendar, 12 * 60 + 50)).toEqual([
    { from: 13 * 60, to: 14 * 60 },
    { from: 15 * 60 + 15, to: 20 * 60 },
  ]);
});

test("time off and gaps that are too short are not free", () => {
  const calendar = calendarOf([visitOf("Nadia Islam", [facial, labonno, "12:20", "15:00"])]);
  calendar.timeOff.push({
    _id: "off",
    masterId: labonno._id,
    startsAt: at("15:00"),
    endsAt: at("20:00"),
    reason: "Away",
  });
  expect(freeOf(calendar, 12 * 60)).toEqual([]);
});

test("a master with a day off is listed with the remaining visits", () => {
  const calendar = calendarOf([visitOf("Nadia Islam", [facial, labonno, "14:00", "15:00"])]);
  for (const one of calendar.days[0]?.working ?? []) one.spans = [];
  expect(masterDays(calendar, date, 0)).toEqual([
    { masterId: labonno._id, works: [], busy: [{ from: 840, to: 900, kind: "visit" }], free: [] },
  ]);
});

test("a no-show frees its hour, and a master who does not work is not listed", () => {
  const missed = { ...visitOf("Gone", [facial, labonno, "10:00", "20:00"]), status: "no_show" as const };
  const calendar = calendarOf([missed]);
  expect(freeOf(calendar, 0)).toEqual([{ from: 600, to: 1200 }]);
  for (const one of calendar.days[0]?.working ?? []) one.spans = [];
  expect(masterDays(calendar, date, 0)).toEqual([]);
});

test("what began before midnight takes its time after it", () => {
  const calendar = calendarOf([visitOf("Nadia Islam", [facial, labonno, "14:00", "15:00"])]);
  for (const { spans } of calendar.days[0]?.working ?? [])
    for (const span of spans) Object.assign(span, { startsAt: at("00:00"), endsAt: at("02:00") });
  for (const { items } of calendar.visits)
    for (const item of items)
      Object.assign(item, { startsAt: "2026-11-22T23:30:00+06:00", endsAt: at("00:30") });
  expect(freeOf(calendar, 0)).toEqual([{ from: 30, to: 120 }]);
});
