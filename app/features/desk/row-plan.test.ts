import { expect, test } from "vitest";
import { keyOfWay, settledDates, startsOfRow } from "#app/features/desk/row-plan.ts";

test("a row keeps its local time across a change of the clocks", () => {
  const row = { first: "2026-10-05", wall: "16:30", weeks: 3, count: 3 };
  expect(startsOfRow(row, "Europe/Berlin")).toEqual([
    "2026-10-05T14:30:00.000Z",
    "2026-10-26T15:30:00.000Z",
    "2026-11-16T15:30:00.000Z",
  ]);
  expect(startsOfRow({ ...row, wall: "" }, "Europe/Berlin")).toEqual([]);
});

test("a date that does not fit stays open until an alternative is chosen or it is left out", () => {
  const fits = { startsAt: "a", fits: true, masterIds: ["sadia"], reasons: [], waysOut: [] };
  const way = { kind: "hour" as const, startsAt: "b2", masterIds: ["sadia"] };
  const taken = { startsAt: "b", fits: false, masterIds: [], reasons: [], waysOut: [way] };
  const first = { startsAt: "a", masterIds: ["sadia"] };
  expect(settledDates([fits, taken], {})).toEqual([first, "open"]);
  expect(settledDates([fits, taken], { b: keyOfWay(way) })).toEqual([
    first,
    { startsAt: "b2", masterIds: ["sadia"] },
  ]);
  expect(settledDates([fits, taken], { b: "skip" })).toEqual([first, "skipped"]);
});

test("a chosen alternative survives a changed list, and the date is open again when it is gone", () => {
  const way = { kind: "hour" as const, startsAt: "b2", masterIds: ["sadia"] };
  const others = [
    { ...way, startsAt: "b3" },
    { ...way, masterIds: ["anika"] },
    { ...way, kind: "master" as const },
  ];
  const taken = { startsAt: "b", fits: false, masterIds: [], reasons: [], waysOut: [...others, way] };
  const chosen = { b: keyOfWay(way) };
  expect(settledDates([taken], chosen)).toEqual([{ startsAt: "b2", masterIds: ["sadia"] }]);
  expect(settledDates([{ ...taken, waysOut: others }], chosen)).toEqual(["open"]);
});
