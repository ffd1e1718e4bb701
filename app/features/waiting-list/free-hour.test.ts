import { expect, test } from "vitest";
import { firstFreeHour } from "#app/features/waiting-list/free-hour.ts";
import { lubna } from "#tests/support/components/waiting-data.ts";

const fits = (clock: string, ...masterIds: string[]) => ({
  startsAt: `2026-11-24T${clock}:00+06:00`,
  masterIds,
});

test("the earliest free hour is shown with the entries it fits, in the list's order", () => {
  const list = [
    { ...lubna, _id: "late", fits: fits("17:00", "sadia") },
    { ...lubna, _id: "first", fits: fits("15:00", "sadia") },
    { ...lubna, _id: "none" },
    { ...lubna, _id: "other", fits: fits("15:00", "rehana") },
    { ...lubna, _id: "second", fits: fits("15:00", "sadia", "rehana") },
  ];
  const found = firstFreeHour(list);
  expect(found).toMatchObject(fits("15:00", "sadia"));
  expect(found?.fits.map(({ _id }) => _id)).toEqual(["first", "second"]);
});

test("when nothing is free there is no such hour", () => {
  expect(firstFreeHour([lubna])).toBeUndefined();
});
