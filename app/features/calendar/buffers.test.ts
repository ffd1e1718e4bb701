import { expect, test } from "vitest";
import { boxesOf } from "#app/features/calendar/boxes.ts";
import { buffersIn } from "#app/features/calendar/buffers.ts";
import { visitOf } from "#tests/support/components/calendar-data.ts";
import { anika, facial, labonno, massage } from "#tests/support/components/salon-data.ts";

const date = "2026-11-23";
const at = (wall: string) => `${date}T${wall}:00+06:00`;
const anikas = { masterId: anika._id, date };
const cleanup = (from: string, to: string, masterId = anika._id) => ({
  masterId,
  kind: "cleanup" as const,
  startsAt: at(from),
  endsAt: at(to),
});

test("a clean-up is in its master's column, after its visit", () => {
  const visit = {
    ...visitOf("Tuli", [facial, anika, "15:00", "16:00"]),
    buffers: [cleanup("16:00", "16:15")],
  };
  const [box] = buffersIn({ visits: [visit], holds: [] }, boxesOf([visit], anika._id, date), anikas);
  expect(box).toMatchObject({ kind: "cleanup", from: 960, to: 975, lane: 0, lanes: 1 });
  expect(buffersIn({ visits: [visit], holds: [] }, [], { masterId: labonno._id, date })).toEqual([]);
});

test("beside an overlapping visit a clean-up stays in its own visit's lane", () => {
  const long = visitOf("Mina", [massage, anika, "15:00", "17:00"]);
  const short = {
    ...visitOf("Tuli", [facial, anika, "15:30", "16:00"]),
    buffers: [cleanup("16:00", "16:10")],
  };
  const visits = [long, short];
  const [box] = buffersIn({ visits, holds: [] }, boxesOf(visits, anika._id, date), anikas);
  expect(box).toMatchObject({ lane: 1, lanes: 2 });
});

test("a clean-up that crosses midnight ends with the day", () => {
  const visit = visitOf("Tuli", [facial, anika, "22:00", "23:55"]);
  const late = { ...cleanup("23:55", "24:00"), endsAt: "2026-11-24T00:10:00+06:00" };
  const [box] = buffersIn({ visits: [{ ...visit, buffers: [late] }], holds: [] }, [], anikas);
  expect(box).toMatchObject({ from: 1435, to: 1440 });
});
