import { expect, test } from "vitest";
import { firstFreeHour } from "#app/features/desk/free-hour.ts";
import type { DeskWaitingEntry } from "#contract/waiting.ts";

const entry: DeskWaitingEntry = {
  _id: "w1",
  state: "waiting",
  serviceIds: ["bath"],
  service_name: "Thermal Bath",
  masterIds: ["any"],
  dates: ["2026-11-24"],
  hours: [],
  since: "2026-11-20T10:00:00Z",
  endedAt: null,
  offered: null,
  guestId: "g1",
  name: "Lubna Rahman",
  number: "01722618040",
  email: "",
  hasAccount: false,
  fits: null,
};
const fits = (clock: string, ...masterIds: string[]) => ({
  startsAt: `2026-11-24T${clock}:00+06:00`,
  masterIds,
});

test("the earliest hour that is free for anybody stands with those it fits, in their turn", () => {
  const list = [
    { ...entry, _id: "late", fits: fits("17:00", "sadia") },
    { ...entry, _id: "first", fits: fits("15:00", "sadia") },
    { ...entry, _id: "none" },
    { ...entry, _id: "other", fits: fits("15:00", "rehana") },
    { ...entry, _id: "second", fits: fits("15:00", "sadia", "rehana") },
  ];
  const found = firstFreeHour(list);
  expect(found).toMatchObject(fits("15:00", "sadia"));
  expect(found?.fits.map(({ _id }) => _id)).toEqual(["first", "second"]);
});

test("where nothing is free for anybody there is no such hour", () => {
  expect(firstFreeHour([entry])).toBeUndefined();
});
