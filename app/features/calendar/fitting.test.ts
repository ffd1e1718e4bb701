import { expect, test } from "vitest";
import { boxesOf } from "#app/features/calendar/boxes.ts";
import { fitsIn, nearestFit, startsOf } from "#app/features/calendar/fitting.ts";
import type { Places } from "#contract/desk-changes.ts";
import { visitOf } from "#tests/support/components/calendar-data.ts";
import { anika, facial, labonno, massage } from "#tests/support/components/salon-data.ts";

const date = "2026-11-23";
const at = (wall: string, on = date) => `${on}T${wall}:00+06:00`;
const tuli = visitOf("Tuli Roy", [facial, anika, "15:00", "16:00"]);
const nila = visitOf("Nila Khan", [facial, anika, "17:00", "18:00"], [massage, labonno, "18:00", "19:30"]);
const anikas = { masterId: anika._id, date };
const labonnos = { masterId: labonno._id, date };

function boxOf(visit: typeof tuli, masterId: string) {
  const [box] = boxesOf([visit], masterId, date);
  if (!box) throw new Error("The visit has a box.");
  return box;
}

test("a visit with one master fits in the columns of masters who have room", () => {
  const places: Places = {
    minutes: 60,
    places: [
      { masterId: anika._id, able: true, starts: [{ from: at("10:00"), to: at("11:15") }] },
      { masterId: labonno._id, able: false, starts: [] },
    ],
  };
  expect(fitsIn(boxOf(tuli, anika._id), places, anikas)).toEqual([{ from: 600, to: 675, long: 60 }]);
  expect(fitsIn(boxOf(tuli, anika._id), places, labonnos)).toEqual([]);
});

test("the second master's part fits later than the visit begins, only in that master's column", () => {
  const places: Places = {
    minutes: 150,
    places: [{ masterId: null, able: true, starts: [{ from: at("10:00"), to: at("10:30") }] }],
  };
  const box = boxOf(nila, labonno._id);
  expect(fitsIn(box, places, labonnos)).toEqual([{ from: 660, to: 690, long: 90 }]);
  expect(fitsIn(box, places, anikas)).toEqual([]);
});

test("a box snaps to the nearest start that fits, and to none when that is far", () => {
  const fits = [
    { from: 610, to: 640, long: 60 },
    { from: 700, to: 700, long: 60 },
  ];
  expect(nearestFit(fits, 600, 15)).toBe(610);
  expect(nearestFit(fits, 630, 15)).toBe(630);
  expect(nearestFit(fits, 690, 15)).toBe(700);
  expect(nearestFit(fits, 660, 15)).toBeUndefined();
});

test("the list names the salon's steps, and a place between two steps by its first start", () => {
  const places: Places = {
    minutes: 60,
    places: [
      { masterId: anika._id, able: true, starts: [{ from: at("14:30"), to: at("15:00") }] },
      { masterId: labonno._id, able: true, starts: [{ from: at("14:35"), to: at("14:40") }] },
    ],
  };
  const starts = startsOf(boxOf(tuli, anika._id), places, 15);
  expect(starts.map(({ masterId, minute }) => [masterId, minute])).toEqual([
    [anika._id, 870],
    [labonno._id, 875],
    [anika._id, 885],
  ]);
});
