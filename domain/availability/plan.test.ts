import { expect, test } from "vitest";
import { sortClaims } from "#domain/availability/claims.ts";
import { type PlannedItem, plan } from "#domain/availability/plan.ts";
import { at, booked, diaryOf, master, service, visitOf, wallOf } from "#domain/availability/salon.fixture.ts";
import type { Diary, Visit } from "#domain/availability/types.ts";

test("anyone is the least busy able master of the day", () => {
  const diary = booked(diaryOf(), "sadia", "17:00", "18:00");
  expect(itemsOf(diary, visitOf("facial"), "12:00")).toEqual(["facial farzana 12:00-13:00"]);
});

test("among equally busy masters, anyone is the first in the salon's order, then by id", () => {
  expect(itemsOf(diaryOf(), visitOf("facial"), "12:00")).toEqual(["facial sadia 12:00-13:00"]);
  const masters = [master("sadia", 1, ["facial"]), master("farzana", 1, ["facial"])];
  expect(itemsOf(diaryOf({ masters }), visitOf("facial"), "12:00")).toEqual(["facial farzana 12:00-13:00"]);
});

test("anyone leaves a later service its only able master", () => {
  const services = [service("facial", { cleanupMinutes: 30 }), service("massage")];
  const diary = booked(booked(diaryOf({ services }), "farzana", "18:00", "19:00"), "sadia", "14:00", "20:00");
  expect(itemsOf(diary, visitOf("facial", "massage"), "12:00")).toEqual([
    "facial farzana 12:00-13:00",
    "massage sadia 13:00-14:00",
  ]);
});

test("services with two masters follow each other at once", () => {
  const services = [service("facial", { cleanupMinutes: 10 }), service("massage", { prepMinutes: 5 })];
  expect(itemsOf(diaryOf({ services }), visitOf("facial with farzana", "massage"), "12:00")).toEqual([
    "facial farzana 12:00-13:00",
    "massage sadia 13:00-14:00",
  ]);
});

test("a master who does both services first cleans up and prepares", () => {
  const services = [service("facial", { cleanupMinutes: 10 }), service("massage", { prepMinutes: 5 })];
  expect(itemsOf(diaryOf({ services }), visitOf("facial with sadia", "massage"), "12:00")).toEqual([
    "facial sadia 12:00-13:00",
    "massage sadia 13:15-14:15",
  ]);
});

test("preparation and clean-up take master and room, outside the customer's time", () => {
  const services = [service("facial", { prepMinutes: 15, cleanupMinutes: 10, roomId: "bath" })];
  const diary = diaryOf({ services, rooms: [{ id: "bath", unitIds: ["bath-1"] }] });
  expect(itemsOf(diary, visitOf("facial"), "12:00")).toEqual(["facial sadia 12:00-13:00"]);
  expect(spansOf(diary, visitOf("facial"), "12:00")).toEqual(["bath-1 11:45-13:10", "sadia 11:45-13:10"]);
});

test("processing frees the master and not the room", () => {
  const services = [
    service("facial", { processingStartMinutes: 20, processingMinutes: 30, roomId: "bath" }),
    service("massage", { minutes: 30 }),
  ];
  const diary = diaryOf({ services, rooms: [{ id: "bath", unitIds: ["bath-1"] }] });
  expect(spansOf(diary, visitOf("facial"), "12:00")).toEqual([
    "bath-1 12:00-13:00",
    "sadia 12:00-12:20",
    "sadia 12:50-13:00",
  ]);
  expect(plan(booked(diary, "sadia", "12:20", "12:50"), visitOf("facial with sadia"), at("12:00")).ok).toBe(
    true,
  );
  expect(plan(booked(diary, "bath-1", "12:20", "12:50"), visitOf("facial"), at("12:00")).ok).toBe(false);
});

test("one unit of a room serves the whole span", () => {
  const services = [service("facial", { roomId: "bath" })];
  const empty = diaryOf({ services, rooms: [{ id: "bath", unitIds: ["bath-2", "bath-1"] }] });
  const half = booked(empty, "bath-1", "12:30", "13:00");
  expect(spansOf(half, visitOf("facial"), "12:00")).toEqual(["bath-2 12:00-13:00", "sadia 12:00-13:00"]);
  const split = booked(half, "bath-2", "12:00", "12:30");
  expect(plan(split, visitOf("facial"), at("12:00")).ok).toBe(false);
});

test("a visit keeps its unit from one service to the next", () => {
  const services = [service("facial", { roomId: "bath" }), service("massage", { roomId: "bath" })];
  const empty = diaryOf({ services, rooms: [{ id: "bath", unitIds: ["bath-1", "bath-2"] }] });
  const diary = booked(empty, "bath-1", "12:00", "13:00");
  expect(spansOf(diary, visitOf("facial with farzana", "massage"), "12:00")).toEqual([
    "bath-2 12:00-14:00",
    "farzana 12:00-13:00",
    "sadia 13:00-14:00",
  ]);
});

test("a visit has one unit throughout if one is free for all of it, and otherwise changes once", () => {
  const services = [service("facial", { roomId: "bath" }), service("massage", { roomId: "bath" })];
  const empty = diaryOf({ services, rooms: [{ id: "bath", unitIds: ["bath-1", "bath-2"] }] });
  const diary = booked(empty, "bath-1", "13:00", "14:00");
  expect(spansOf(diary, visitOf("facial", "massage"), "12:00")).toContain("bath-2 12:00-14:00");
  const spans = spansOf(booked(diary, "bath-2", "12:00", "12:30"), visitOf("facial", "massage"), "12:00");
  expect(spans).toEqual(expect.arrayContaining(["bath-1 12:00-13:00", "bath-2 13:00-14:00"]));
});

test("claims are sorted by resource and cell, without duplicates", () => {
  const planned = plan(diaryOf(), visitOf("facial with farzana", "massage", "facial"), at("12:00"));
  if (!planned.ok) throw new Error("the visit was refused");
  expect(planned.claims).toEqual(sortClaims(planned.claims));
  const keys = planned.claims.map(({ resourceId, cell }) => `${resourceId} ${cell}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test("the desk books within the lead time, off the step and from the current five minutes on", () => {
  const diary = diaryOf({ now: at("12:03") });
  const walkIn: Visit = { ...visitOf("facial"), by: "desk" };
  expect(plan(diary, walkIn, at("12:00")).ok).toBe(true);
  expect(plan(diary, walkIn, at("12:05")).ok).toBe(true);
  expect(plan(diary, walkIn, at("11:55"))).toMatchObject({ ok: false, reasons: [{ code: "past" }] });
});

test("asking for dates that were not read throws instead of finding them free", () => {
  const diary = diaryOf({ busy: { fromCell: 0, toCell: 10, byResource: new Map() } });
  expect(() => plan(diary, visitOf("facial"), at("12:00"))).toThrow(RangeError);
});

function itemsOf(diary: Diary, visit: Visit, start: string): string[] {
  const planned = plan(diary, visit, at(start));
  if (!planned.ok) throw new Error(JSON.stringify(planned.reasons));
  return planned.items.map(wordsOf);
}

function wordsOf({ serviceId, masterId, startsAt, endsAt }: PlannedItem): string {
  return `${serviceId} ${masterId} ${wallOf(startsAt)}-${wallOf(endsAt)}`;
}

/** The claims of each resource, with adjacent cells joined. */
function spansOf(diary: Diary, visit: Visit, start: string): string[] {
  const planned = plan(diary, visit, at(start));
  if (!planned.ok) throw new Error(JSON.stringify(planned.reasons));
  const spans: { resourceId: string; from: number; to: number }[] = [];
  for (const { resourceId, cell } of planned.claims) {
    const last = spans.at(-1);
    if (last && last.resourceId === resourceId && last.to === cell) last.to++;
    else spans.push({ resourceId, from: cell, to: cell + 1 });
  }
  return spans.map(
    ({ resourceId, from, to }) => `${resourceId} ${wallOf(from * 300_000)}-${wallOf(to * 300_000)}`,
  );
}
