import fc from "fast-check";
import { expect, test } from "vitest";
import { bruteForceStarts, isOpen } from "#domain/availability/brute-force.fixture.ts";
import { daysInRange } from "#domain/availability/days.ts";
import { scenes, scenesWithAddOns } from "#domain/availability/diaries.fixture.ts";
import { plan } from "#domain/availability/plan.ts";
import { busyWith } from "#domain/availability/salon.fixture.ts";
import { inGapMinimisingOrder, slotsInRange, slotsOfDay } from "#domain/availability/slots.ts";
import { ANYONE, type Diary, type Visit } from "#domain/availability/types.ts";
import { whyNot } from "#domain/availability/why-not.ts";
import { cellsOf } from "#domain/time/cells.ts";
import { addDays, localDate } from "#domain/time/dates.ts";

test("a day's slots equal those found by trying everybody every five minutes", {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(scenes, ({ diary, visit, date }) => {
      const starts = slotsOfDay(diary, visit, date).map(({ startsAt }) => startsAt);
      expect(starts).toEqual(bruteForceStarts(diary, visit, date));
    }),
    { numRuns: 100 },
  );
});

test("with add-ons, a day's slots equal those found by trying everybody every five minutes", {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(scenesWithAddOns, ({ diary, visit, date }) => {
      const starts = slotsOfDay(diary, visit, date).map(({ startsAt }) => startsAt);
      expect(starts).toEqual(bruteForceStarts(diary, visit, date));
    }),
    { numRuns: 60 },
  );
});

test("a free slot can be claimed: its plan has its masters and times, and none of its cells is busy", () => {
  fc.assert(
    fc.property(scenes, ({ diary, visit, date }) => {
      for (const slot of some(slotsOfDay(diary, visit, date))) {
        const planned = plan(diary, visit, slot.startsAt);
        if (!planned.ok) throw new Error("a free slot was refused");
        expect(planned.items.map(({ masterId }) => masterId)).toEqual(slot.masterIds);
        expect(planned.items[0]?.startsAt).toBe(slot.startsAt);
        expect(planned.items.at(-1)?.endsAt).toBe(slot.endsAt);
        for (const { resourceId, cell } of planned.claims) {
          expect(Array.from(diary.busy.byResource.get(resourceId) ?? [])).not.toContain(cell);
        }
      }
    }),
    { numRuns: 150 },
  );
});

test('"anyone" is the least busy master who is free for a single service', () => {
  fc.assert(
    fc.property(scenes, ({ diary, visit, date }) => {
      const [first] = visit.services;
      if (!first) return;
      const single = { ...visit, services: [{ ...first, masterId: ANYONE }] };
      for (const { startsAt, masterIds } of some(slotsOfDay(diary, single, date))) {
        const free = diary.masters.filter(({ id }) => plan(diary, withMasters(single, [id]), startsAt).ok);
        const loads = free.map(({ id }) => cellsOn(diary, id, date));
        expect(cellsOn(diary, masterIds[0] ?? "", date)).toBe(Math.min(...loads));
      }
    }),
    { numRuns: 100 },
  );
});

test("no master of a visit does two things at once", () => {
  fc.assert(
    fc.property(scenes, ({ diary, visit, date }) => {
      for (const slot of some(slotsOfDay(diary, visit, date))) {
        const planned = plan(diary, visit, slot.startsAt);
        if (!planned.ok) throw new Error("a free slot was refused");
        const needed = planned.items.map(({ serviceId }) => masterMinutes(diary, serviceId) / 5);
        const hers = planned.claims.filter(({ resourceId }) => slot.masterIds.includes(resourceId));
        expect(hers.length).toBe(needed.reduce((sum, cells) => sum + cells, 0));
      }
    }),
  );
});

test("the customer of a free slot is only there within the salon's hours", () => {
  fc.assert(
    fc.property(scenes, ({ diary, visit, date }) => {
      for (const slot of some(slotsOfDay(diary, visit, date))) {
        const planned = plan(diary, visit, slot.startsAt);
        const cells = planned.ok ? planned.items.flatMap((item) => cellsOf(item.startsAt, item.endsAt)) : [];
        expect(cells.length).toBeGreaterThan(0);
        expect(cells.every((cell) => isOpen(diary, diary.hours, null, cell))).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});

test("a claimed slot is no longer offered with its masters", () => {
  fc.assert(
    fc.property(scenes, ({ diary, visit, date }) => {
      for (const slot of some(slotsOfDay(diary, visit, date))) {
        const planned = plan(diary, visit, slot.startsAt);
        if (!planned.ok) throw new Error("a free slot was refused");
        const after = { ...diary, busy: busyWith(diary.busy, planned.claims) };
        const sameMasters = withMasters(visit, slot.masterIds);
        const starts = slotsOfDay(after, sameMasters, date).map(({ startsAt }) => startsAt);
        expect(starts).not.toContain(slot.startsAt);
      }
    }),
    { numRuns: 150 },
  );
});

test("an hour has reasons exactly when it is not offered, and is refused with the same reasons", () => {
  fc.assert(
    fc.property(scenes, fc.integer({ min: 0, max: 287 }), ({ diary, visit, date }, cell) => {
      const midnight = Temporal.PlainDate.from(date).toZonedDateTime(diary.salon.zone).epochMilliseconds;
      const start = midnight + cell * 300_000;
      fc.pre(localDate(start, diary.salon.zone) === date);
      const offered = slotsOfDay(diary, visit, date).some(({ startsAt }) => startsAt === start);
      const reasons = whyNot(diary, visit, start);
      expect(reasons.length === 0).toBe(offered);
      const planned = plan(diary, visit, start);
      expect(planned.ok ? [] : planned.reasons).toEqual(reasons);
    }),
    { numRuns: 400 },
  );
});

test("a day's count equals its list, whatever range is requested", () => {
  fc.assert(
    fc.property(scenes, ({ diary, visit, date }) => {
      const [day] = daysInRange(diary, visit, date, date);
      const slots = slotsOfDay(diary, visit, date);
      expect(day?.count).toBe(slots.length);
      expect(day?.state === "free" || day?.state === "few").toBe(slots.length > 0);
      const from = addDays(date, -1);
      const wide = { ...diary, busy: { ...diary.busy, fromCell: 0, toCell: 2 ** 31 } };
      expect(daysInRange(wide, visit, from, addDays(date, 1))[1]).toEqual(day);
      expect(slotsInRange(wide, visit, from, addDays(date, 1))[1]?.slots).toEqual(slots);
    }),
  );
});

test("the order of the input never matters", () => {
  fc.assert(
    fc.property(scenes, ({ diary, visit, date }) => {
      const turned = reversed(diary);
      const slots = slotsOfDay(diary, visit, date);
      expect(slotsOfDay(turned, visit, date)).toEqual(slots);
      expect(daysInRange(turned, visit, date, date)).toEqual(daysInRange(diary, visit, date, date));
      for (const { startsAt } of some(slots)) {
        expect(plan(turned, visit, startsAt)).toEqual(plan(diary, visit, startsAt));
      }
    }),
  );
});

test("the machine's time zone never matters", () => {
  const own = process.env.TZ;
  try {
    fc.assert(
      fc.property(scenes, ({ diary, visit, date }) => {
        const [here, there] = ["Pacific/Kiritimati", "America/Los_Angeles"].map((zone) => {
          process.env.TZ = zone;
          return {
            offset: new Date(Date.UTC(2026, 0, 1)).getTimezoneOffset(),
            slots: slotsOfDay(diary, visit, date),
            days: daysInRange(diary, visit, date, date),
          };
        });
        expect(here?.offset).not.toBe(there?.offset);
        expect({ ...there, offset: 0 }).toEqual({ ...here, offset: 0 });
      }),
      { numRuns: 40 },
    );
  } finally {
    if (own === undefined) delete process.env.TZ;
    else process.env.TZ = own;
  }
});

test("the gap-minimising order loses no slot, and the score never falls along it", () => {
  fc.assert(
    fc.property(scenes, ({ diary, visit, date }) => {
      const slots = slotsOfDay(diary, visit, date);
      const ordered = inGapMinimisingOrder(slots);
      expect(ordered.toSorted((one, other) => one.startsAt - other.startsAt)).toEqual(slots);
      expect(ordered.every((slot, index) => slot.score >= (ordered[index - 1]?.score ?? 0))).toBe(true);
    }),
  );
});

/** How many cells of a date a master has claimed. */
function cellsOn(diary: Diary, masterId: string, date: string): number {
  const cells = new Set(Array.from(diary.busy.byResource.get(masterId) ?? []));
  return [...cells].filter((cell) => localDate(cell * 300_000, diary.salon.zone) === date).length;
}

/** The first, the middle and the last of a list. */
function some<T>(all: T[]): T[] {
  return all.filter((_, index) => [0, all.length >> 1, all.length - 1].includes(index));
}

function masterMinutes(diary: Diary, serviceId: string): number {
  const service = diary.services.find(({ id }) => id === serviceId);
  if (!service) throw new Error(`${serviceId} is not there`);
  return service.prepMinutes + service.minutes - service.processingMinutes + service.cleanupMinutes;
}

function withMasters(visit: Visit, masterIds: string[]): Visit {
  const services = visit.services.map((wanted, index) => ({
    ...wanted,
    masterId: masterIds[index] ?? ANYONE,
  }));
  return { ...visit, services };
}

function reversed(diary: Diary): Diary {
  const turned = [...diary.busy.byResource].map(
    ([id, cells]) => [id, Int32Array.from(cells).reverse()] as const,
  );
  return {
    ...diary,
    hours: diary.hours.toReversed(),
    exceptions: diary.exceptions.toReversed(),
    masters: diary.masters.toReversed().map((master) => ({ ...master, hours: master.hours.toReversed() })),
    services: diary.services.toReversed(),
    rooms: diary.rooms.toReversed().map((room) => ({ ...room, unitIds: room.unitIds.toReversed() })),
    busy: { ...diary.busy, byResource: new Map(turned.reverse()) },
  };
}
