import { expect, test } from "vitest";
import { firstHour, soonerHour } from "#app/features/hours/first-hours.ts";

const slot = (day: number, masterId: string) => ({
  startsAt: `2026-11-${day}T10:00:00+06:00`,
  endsAt: `2026-11-${day}T11:00:00+06:00`,
  masterIds: [masterId],
});
const next = {
  zone: "Asia/Dhaka",
  anyone: slot(24, "rehana"),
  masters: [
    { masterId: "rehana", next: slot(24, "rehana") },
    { masterId: "farzana", next: slot(26, "farzana") },
    { masterId: "labonno", next: null },
  ],
};

test("the first hour is that of the chosen master, or of anyone", () => {
  expect(firstHour(next, ["farzana"])).toEqual(slot(26, "farzana"));
  expect(firstHour(next, ["farzana", "farzana"])).toEqual(slot(26, "farzana"));
  expect(firstHour(next, ["any"])).toEqual(slot(24, "rehana"));
  expect(firstHour(next, ["labonno"])).toBeNull();
});

test("there is no first hour before loading, or when the services have several masters", () => {
  expect(firstHour(undefined, ["farzana"])).toBeUndefined();
  expect(firstHour(next, ["farzana", "rehana"])).toBeUndefined();
  expect(firstHour(next, ["nobody"])).toBeUndefined();
});

test("another master is named when that hour is sooner, or when the chosen one has none", () => {
  expect(soonerHour(next, ["farzana"])).toEqual(slot(24, "rehana"));
  expect(soonerHour(next, ["labonno"])).toEqual(slot(24, "rehana"));
});

test("nobody is named beside the first master, beside any master, or when nothing is free", () => {
  expect(soonerHour(next, ["rehana"])).toBeUndefined();
  expect(soonerHour(next, ["any"])).toBeUndefined();
  expect(soonerHour({ ...next, anyone: null }, ["labonno"])).toBeUndefined();
});

test("another master is named only if that hour is before the chosen one", () => {
  expect(soonerHour(next, ["farzana"], "2026-11-26T10:00:00+06:00")).toEqual(slot(24, "rehana"));
  expect(soonerHour(next, ["farzana"], "2026-11-24T04:00:00Z")).toBeUndefined();
  expect(soonerHour(next, ["labonno"], "2026-11-23T10:00:00+06:00")).toBeUndefined();
});
