import { expect, test } from "vitest";
import { boxesOf } from "#app/features/calendar/boxes.ts";
import { startAt, takenIn } from "#app/features/calendar/empty-place.ts";
import type { CalendarVisit } from "#contract/front-desk.ts";
import { calendarOf, visitOf } from "#tests/support/components/calendar-data.ts";
import { anika, facial } from "#tests/support/components/salon-data.ts";

const date = "2026-11-23";
const at = (wall: string) => `${date}T${wall}:00+06:00`;
const minute = (hour: number, minutes = 0) => hour * 60 + minutes;
const anikas = { masterId: anika._id, date };
const cleanUp = { kind: "cleanup" as const, masterId: anika._id, startsAt: at("15:05"), endsAt: at("15:15") };
const tuli: CalendarVisit = { ...visitOf("Tuli Roy", [facial, anika, "14:00", "15:05"]), buffers: [cleanUp] };

function offered(pressed: number, { visits = [tuli], begins = 0 } = {}) {
  const calendar = calendarOf(visits);
  const taken = takenIn(calendar, boxesOf(visits, anika._id, date), anikas);
  return startAt(pressed, { step: 30, begins, taken });
}

test("an empty place offers the step under the pointer", () => {
  expect(offered(minute(11, 20))).toBe(minute(11));
  expect(offered(minute(16, 29))).toBe(minute(16));
});

test("below a visit its end is offered, including the clean-up", () => {
  expect(offered(minute(15, 25))).toBe(minute(15, 15));
  expect(offered(minute(15, 31))).toBe(minute(15, 30));
});

test("a step that begins above a visit does not offer that visit's time", () => {
  const short = visitOf("Rupa Sen", [facial, anika, "12:05", "12:20"]);
  expect(offered(minute(12, 25), { visits: [short] })).toBe(minute(12, 20));
});

test("past time is not offered, and neither is a visit in progress", () => {
  expect(offered(minute(11), { begins: minute(12, 40) })).toBe(minute(12, 40));
  expect(offered(minute(11), { begins: minute(14, 40) })).toBe(minute(15, 15));
});

test("a no-show takes no time", () => {
  expect(offered(minute(14, 40), { visits: [{ ...tuli, status: "no_show" as const }] })).toBe(minute(14, 30));
});

test("a hold takes its time, also after the midnight that it goes beyond", () => {
  const held = (startsAt: string, endsAt: string) => {
    const items = [{ service_name: "Facial", masterId: anika._id, startsAt, endsAt }];
    const hold = { _id: "hold", name: "", number: "", since: at("12:00"), holdEndsAt: at("12:10"), items };
    return takenIn({ visits: [], holds: [{ ...hold, buffers: [] }] }, [], anikas);
  };
  const offer = (pressed: number, taken: ReturnType<typeof held>) =>
    startAt(pressed, { step: 30, begins: 0, taken });
  expect(offer(minute(18, 20), held(at("17:00"), at("18:10")))).toBe(minute(18, 10));
  expect(offer(minute(0, 35), held("2026-11-22T23:30:00+06:00", at("00:40")))).toBe(minute(0, 40));
});
