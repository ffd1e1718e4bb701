import { expect, test } from "vitest";
import { quarters, weekCell } from "#app/features/calendar/week-cells.ts";
import { calendarOf, visitOf } from "#tests/support/components/calendar-data.ts";
import { anika, facial, labonno, massage } from "#tests/support/components/salon-data.ts";

const date = "2026-11-23";
const at = (wall: string) => `${date}T${wall}:00+06:00`;
const tuli = visitOf("Tuli Roy", [facial, anika, "15:00", "16:00"]);

test("free time is the master's hours less visits, clean-up and time off, each minute once", () => {
  const buffers = [
    { masterId: anika._id, kind: "cleanup" as const, startsAt: at("16:00"), endsAt: at("16:15") },
  ];
  const timeOff = [
    { _id: "off", masterId: anika._id, reason: "Lunch", startsAt: at("15:30"), endsAt: at("17:00") },
  ];
  const calendar = { ...calendarOf([{ ...tuli, buffers }]), timeOff };
  expect(weekCell(calendar, anika._id, date).free).toBe(8 * 60);
  expect(weekCell(calendar, labonno._id, date).free).toBe(10 * 60);
});

test("a hold that began before midnight takes its time after it", () => {
  const items = [
    {
      service_name: "Facial",
      masterId: labonno._id,
      startsAt: "2026-11-22T23:30:00+06:00",
      endsAt: at("10:30"),
    },
  ];
  const hold = { _id: "hold", name: "", number: "", since: at("09:00"), holdEndsAt: at("09:10"), items };
  const calendar = { ...calendarOf([]), holds: [{ ...hold, buffers: [] }] };
  expect(weekCell(calendar, labonno._id, date).free).toBe(9 * 60 + 30);
});

test("a visit in blocked time says so, and a no-show takes no time", () => {
  const timeOff = [
    { _id: "off", masterId: anika._id, reason: "Lunch", startsAt: at("15:30"), endsAt: at("17:00") },
  ];
  const missed = {
    ...visitOf("Mina Das", [massage, anika, "11:00", "12:30"]),
    status: "no_show" as const,
  };
  const cell = weekCell({ ...calendarOf([tuli, missed]), timeOff }, anika._id, date);
  expect(cell.boxes.map(({ visit, inTimeOff }) => [visit.name, inTimeOff])).toEqual([
    ["Mina Das", false],
    ["Tuli Roy", true],
  ]);
  expect(cell.free).toBe(8 * 60);
});

test("a day without work is off, unless there is a visit", () => {
  const closed = { ...calendarOf([tuli]), days: [] };
  expect(weekCell(closed, labonno._id, date).off).toBe(true);
  expect(weekCell(closed, anika._id, date).off).toBe(false);
});

test.each([
  [0, "0"],
  [20, "¼"],
  [45, "¾"],
  [215, "3½"],
  [300, "5"],
])("%i minutes are %s hours", (minutes, written) => {
  expect(quarters(minutes)).toBe(written);
});
