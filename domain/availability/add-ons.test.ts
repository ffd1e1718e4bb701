import fc from "fast-check";
import { expect, test } from "vitest";
import { claimsOfItems } from "#domain/availability/claims-of-items.ts";
import { plan } from "#domain/availability/plan.ts";
import { at, booked, diaryOf, master, service, visitOf, wallOf } from "#domain/availability/salon.fixture.ts";
import { inGapMinimisingOrder, slotsOfDay } from "#domain/availability/slots.ts";
import type { Diary } from "#domain/availability/types.ts";
import { quote } from "#domain/pricing.ts";

const cut = service("cut", { minutes: 70, cleanupMinutes: 5 });
const oil = service("oil", { minutes: 10, isAddOn: true });
const masters = [master("farzana", 1, ["cut", "oil", "facial"])];
const services = [cut, oil, service("facial", { prepMinutes: 5 })];
const diary = diaryOf({ services, masters });

test("an add-on follows its service at once, and clean-up comes after both", () => {
  expect(spansOf(diary, "cut", "oil")).toEqual(["cut 12:00-13:10", "oil 13:10-13:20", "taken until 13:25"]);
});

test("a service after an add-on waits until both are cleaned up", () => {
  expect(spansOf(diary, "cut", "oil", "facial")).toEqual([
    "cut 12:00-13:10",
    "oil 13:10-13:20",
    "facial 13:30-14:30",
    "taken until 14:30",
  ]);
});

test("an add-on's own clean-up counts where it is longer", () => {
  const messy = { ...oil, cleanupMinutes: 15 };
  const spans = spansOf(diaryOf({ masters, services: [cut, messy] }), "cut", "oil");
  expect(spans.at(-1)).toBe("taken until 13:35");
});

test("a booked visit with an add-on claims the cells that were planned", () => {
  const planned = plan(diary, visitOf("cut", "oil"), at("12:00"));
  if (!planned.ok) throw new Error("the visit was refused");
  expect(claimsOfItems(diary, planned.items)).toEqual(planned.claims);
});

test("a service's room stays taken until its add-on is over and cleaned up", () => {
  const bath = { ...cut, roomId: "bath" };
  const rooms = [{ id: "bath", unitIds: ["bath-1", "bath-2"] }];
  const roomy = diaryOf({ services: [bath, oil], masters, rooms });
  const planned = plan(roomy, visitOf("cut", "oil"), at("12:00"));
  if (!planned.ok) throw new Error("the visit was refused");
  const cells = planned.claims.filter(({ resourceId }) => resourceId === "bath-1").map(({ cell }) => cell);
  expect(cells).toHaveLength(17);
  expect(wallOf((Math.max(...cells) + 1) * 300_000)).toBe("13:25");
  expect(claimsOfItems(roomy, planned.items)).toEqual(planned.claims);
});

test("an add-on does not count as the shortest sellable gap", () => {
  const before = booked(diaryOf({ services: [service("facial")], masters }), "farzana", "13:15", "20:00");
  const order = (one: Diary) =>
    inGapMinimisingOrder(slotsOfDay(one, visitOf("facial"), "2026-11-24")).map(({ startsAt }) =>
      wallOf(startsAt),
    );
  expect(order({ ...before, services: [service("facial"), oil] })).toEqual(order(before));
});

test("a visit's minutes and price are the sums of its parts", () => {
  const fives = fc.integer({ min: 1, max: 6 }).map((cells) => cells * 5);
  const part = fc.record({
    minutes: fives,
    cleanupMinutes: fc.constantFrom(0, 5, 15),
    priceCents: fc.nat(10_000),
  });
  fc.assert(
    fc.property(part, fc.array(part, { maxLength: 7 }), (base, added) => {
      const chosen = [base, ...added].map((one, index) => ({ ...one, id: `part ${index}`, name: "" }));
      const ids = chosen.map(({ id }) => id);
      const timings = chosen.map(({ id, minutes, cleanupMinutes }, index) =>
        service(id, { minutes, cleanupMinutes, isAddOn: index > 0 }),
      );
      const one = diaryOf({ services: timings, masters: [master("farzana", 1, ids)] });
      const planned = plan(
        one,
        { services: ids.map((serviceId) => ({ serviceId, masterId: "any" })), by: "customer" },
        at("12:00"),
      );
      if (!planned.ok) throw new Error("the visit was refused");
      const minutes = ((planned.items.at(-1)?.endsAt ?? 0) - at("12:00")) / 60_000;
      expect(minutes).toBe(sum(chosen.map((part) => part.minutes)));
      const clearing = Math.max(...chosen.map((part) => part.cleanupMinutes));
      expect(planned.claims).toHaveLength((minutes + clearing) / 5);
      expect(quote(chosen).totalCents).toBe(sum(chosen.map((part) => part.priceCents)));
    }),
  );
});

function spansOf(diary: Diary, ...wanted: string[]): string[] {
  const planned = plan(diary, visitOf(...wanted), at("12:00"));
  if (!planned.ok) throw new Error("the visit was refused");
  const items = planned.items.map(
    (item) => `${item.serviceId} ${wallOf(item.startsAt)}-${wallOf(item.endsAt)}`,
  );
  const last = Math.max(...planned.claims.map(({ cell }) => cell)) + 1;
  return [...items, `taken until ${wallOf(last * 300_000)}`];
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
