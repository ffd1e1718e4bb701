import { expect, test } from "vitest";
import {
  at,
  booked,
  diaryOf,
  service,
  tuesday,
  visitOf,
  wallOf,
} from "#domain/availability/salon.fixture.ts";
import { startRuns } from "#domain/availability/start-runs.ts";
import type { Diary, Visit } from "#domain/availability/types.ts";

const desk = (...wanted: string[]): Visit => ({ ...visitOf(...wanted), by: "desk" });
const runs = (diary: Diary, visit: Visit, from = tuesday, to = from) =>
  startRuns(diary, visit, from, to).map((run) => `${wallOf(run.from)} to ${wallOf(run.to)}`);

test("for the desk, the starts that fit between two visits are one run in steps of five minutes", () => {
  const diary = booked(booked(diaryOf(), "sadia", "10:00", "14:00"), "sadia", "15:30", "20:00");
  expect(runs(diary, desk("facial with sadia"))).toEqual(["14:00 to 14:30"]);
});

test("a gap that is too short has no start, and one that just fits has one", () => {
  const services = [service("facial", { prepMinutes: 10, cleanupMinutes: 15 })];
  const taken = booked(diaryOf({ services }), "sadia", "10:00", "15:00");
  expect(runs(booked(taken, "sadia", "16:25", "20:00"), desk("facial with sadia"))).toEqual([
    "15:10 to 15:10",
  ]);
  expect(runs(booked(taken, "sadia", "16:20", "20:00"), desk("facial with sadia"))).toEqual([]);
});

test("a customer's runs use the salon's step", () => {
  const diary = booked(diaryOf(), "sadia", "10:00", "13:10");
  expect(runs(diary, visitOf("facial with sadia"))).toEqual(["13:30 to 19:00"]);
});

test("a visit longer than its service needs a longer gap", () => {
  const diary = booked(booked(diaryOf(), "sadia", "10:00", "14:00"), "sadia", "15:30", "20:00");
  const longer: Visit = { services: [{ serviceId: "facial", masterId: "sadia", minutes: 85 }], by: "desk" };
  expect(runs(diary, longer)).toEqual(["14:00 to 14:05"]);
});

test("each date has its own runs, and the past has none", () => {
  const diary = diaryOf({ now: at("18:30") });
  expect(runs(diary, desk("facial with sadia"), tuesday, "2026-11-26")).toEqual([
    "18:30 to 19:00",
    "10:00 to 19:00",
  ]);
});
