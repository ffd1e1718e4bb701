import { expect, test } from "vitest";
import { claimsInRoom, claimsOfItems } from "#domain/availability/claims-of-items.ts";
import type { Diary } from "#domain/availability/types.ts";
import { cellAt } from "#domain/time/cells.ts";

const start = Date.parse("2026-11-21T10:00:00Z");
const first = cellAt(start);
const colour = {
  id: "colour",
  minutes: 30,
  prepMinutes: 0,
  processingStartMinutes: 10,
  processingMinutes: 10,
  cleanupMinutes: 5,
  roomId: "bath",
  isAddOn: false,
};
const diary: Diary = {
  salon: { zone: "UTC", slotStepMinutes: 15, leadMinutes: 0, horizonDays: 60 },
  hours: [],
  exceptions: [],
  masters: [],
  services: [colour],
  rooms: [{ id: "bath", unitIds: ["unit-1", "unit-2"] }],
  busy: { fromCell: first - 288, toCell: first + 288, byResource: new Map() },
  now: 0,
};
const item = { serviceId: "colour", masterId: "sadia", startsAt: start, endsAt: start + 30 * 60_000 };
const cellsOf = (claims: ReturnType<typeof claimsOfItems>, resource: string) =>
  claims?.filter(({ resourceId }) => resourceId === resource).map(({ cell }) => cell - first);

test("a visit takes its master around the processing and its room throughout", () => {
  const claims = claimsOfItems(diary, [item]);
  expect(cellsOf(claims, "sadia")).toEqual([0, 1, 4, 5, 6]);
  expect(cellsOf(claims, "unit-1")).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test("it takes a free unit, and none when all are taken", () => {
  const busy = (...units: string[]) => ({
    ...diary,
    busy: { ...diary.busy, byResource: new Map(units.map((unit) => [unit, [first + 6]])) },
  });
  expect(cellsOf(claimsOfItems(busy("unit-1"), [item]), "unit-2")).toHaveLength(7);
  expect(claimsOfItems(busy("unit-1", "unit-2"), [item])).toBeNull();
});

test("an extended visit keeps its length, and frees its master during the processing", () => {
  const claims = claimsOfItems(diary, [{ ...item, endsAt: start + 40 * 60_000 }]);
  expect(cellsOf(claims, "sadia")).toEqual([0, 1, 4, 5, 6, 7, 8]);
  expect(cellsOf(claims, "unit-1")).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test("a visit too short for the processing keeps its master throughout", () => {
  const claims = claimsOfItems(diary, [{ ...item, endsAt: start + 15 * 60_000 }]);
  expect(cellsOf(claims, "sadia")).toEqual([0, 1, 2, 3]);
});

test("an add-on uses the unit of its service, even if the first unit is free for it", () => {
  const oil = {
    ...colour,
    id: "oil",
    minutes: 10,
    processingMinutes: 0,
    cleanupMinutes: 0,
    roomId: null,
    isAddOn: true,
  };
  const busy = { ...diary.busy, byResource: new Map([["unit-1", [first]]]) };
  const added = { ...item, serviceId: "oil", startsAt: item.endsAt, endsAt: item.endsAt + 10 * 60_000 };
  const claims = claimsOfItems({ ...diary, busy, services: [colour, oil] }, [item, added]);
  expect(cellsOf(claims, "unit-1")).toEqual([]);
  expect(cellsOf(claims, "unit-2")).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test("a unit free for the service alone is passed over for one free for its add-on, too", () => {
  const brows = { ...colour, id: "brows", minutes: 10, processingMinutes: 0, cleanupMinutes: 0 };
  const busy = { ...diary.busy, byResource: new Map([["unit-1", [first + 7]]]) };
  const added = { ...item, serviceId: "brows", startsAt: item.endsAt, endsAt: item.endsAt + 10 * 60_000 };
  const claims = claimsOfItems({ ...diary, busy, services: [colour, brows] }, [item, added]);
  expect(new Set(claims?.map(({ resourceId }) => resourceId))).toEqual(new Set(["sadia", "unit-2"]));
});

test("a service without a room takes only its master, beside one that needs a unit", () => {
  const roomless = { ...diary, services: [colour, { ...colour, id: "brows", roomId: null }] };
  const brows = { ...item, serviceId: "brows", masterId: "mitu" };
  expect(new Set(claimsOfItems(roomless, [brows])?.map(({ resourceId }) => resourceId))).toEqual(
    new Set(["mitu"]),
  );
  expect(new Set(claimsOfItems(roomless, [item, brows])?.map(({ resourceId }) => resourceId))).toEqual(
    new Set(["mitu", "sadia", "unit-1"]),
  );
});

test("a visit takes a room's unit only for the services in it, and none where all are taken", () => {
  const brows = { ...colour, id: "brows", roomId: "chair" };
  const rooms = [...diary.rooms, { id: "chair", unitIds: ["chair-1"] }];
  const both = { ...diary, services: [colour, brows], rooms };
  const items = [
    item,
    { ...item, serviceId: "brows", startsAt: item.endsAt, endsAt: item.endsAt + 30 * 60_000 },
  ];
  const claims = claimsInRoom(both, items, "chair");
  expect(new Set(claims?.map(({ resourceId }) => resourceId))).toEqual(new Set(["chair-1"]));
  expect(cellsOf(claims, "chair-1")).toEqual([6, 7, 8, 9, 10, 11, 12]);
  const busy = { ...diary.busy, byResource: new Map([["chair-1", [first + 12]]]) };
  expect(claimsInRoom({ ...both, busy }, items, "chair")).toBeNull();
});
