import { expect, test } from "vitest";
import { type BookingState, bookingStates, canBecome } from "#domain/booking-states.ts";
import { defaultPolicy } from "#domain/policy.ts";
import { localDate } from "#domain/time/dates.ts";
import {
  howPaid,
  mayBeTipped,
  type NextState,
  whyNotCancel,
  whyNotChange,
  whyNotMove,
  whyStaysHandedBack,
} from "#domain/visit.ts";

const hour = 60 * 60_000;
const dateOf = (instant: number) => localDate(instant, "Asia/Dhaka");
const startsAt = Date.parse("2026-11-24T16:00:00+06:00");
const customer = { isStaff: false };
const staff = { isStaff: true };

function visitIn(state: BookingState) {
  const policy = { policy: defaultPolicy, bookedAt: 0, startsAt, paidCents: 5000, mostPercent: 100 };
  return { state, startsAt, policy, paidAtSalonCents: 0 };
}

test("only a visit that has not begun can be cancelled or moved, by anyone", () => {
  for (const state of bookingStates) {
    const isComing = state === "pending" || state === "confirmed";
    for (const asker of [customer, staff]) {
      expect(whyNotCancel(visitIn(state), asker, 0)).toBe(isComing ? null : "state");
      expect(whyNotMove(visitIn(state), asker, 0)).toBe(isComing ? null : "state");
    }
  }
});

test("a customer cancels and moves up to the policy's notice, staff after it, too", () => {
  const visit = visitIn("confirmed");
  const [lastMove, lastCancel] = [startsAt - 24 * hour, startsAt];
  expect(whyNotMove(visit, customer, lastMove - 1)).toBeNull();
  expect(whyNotMove(visit, customer, lastMove)).toBe("too_late");
  expect(whyNotMove(visit, staff, lastMove)).toBeNull();
  expect(whyNotCancel(visit, customer, lastCancel - 1)).toBeNull();
  expect(whyNotCancel(visit, customer, lastCancel)).toBe("too_late");
  expect(whyNotCancel(visit, staff, lastCancel)).toBeNull();
});

test.each<[string, BookingState, NextState, number, ReturnType<typeof whyNotChange>]>([
  ["is confirmed long before", "pending", "confirmed", startsAt - 90 * 24 * hour, null],
  ["is not confirmed twice", "confirmed", "confirmed", startsAt, "state"],
  ["is not missed before it begins", "confirmed", "no_show", startsAt - 1, "not_begun"],
  ["is missed from its beginning on", "confirmed", "no_show", startsAt, null],
  ["begins early on its day", "confirmed", "in_chair", startsAt - 16 * hour, null],
  ["does not begin the day before", "confirmed", "in_chair", startsAt - 16 * hour - 1, "another_day"],
  ["begins late on a later day", "confirmed", "in_chair", startsAt + 48 * hour, null],
  ["ends", "in_chair", "completed", startsAt + hour, null],
  ["does not end before it begins", "confirmed", "completed", startsAt + hour, "state"],
  ["is not taken back once it is cancelled", "cancelled", "confirmed", startsAt, "state"],
])("a visit %s", (_, state, to, now, why) => {
  expect(whyNotChange({ state, startsAt }, to, { now, dateOf })).toBe(why);
});

test("a started visit goes back only to correct a mistake, not by being confirmed", () => {
  const seated = { state: "in_chair", startsAt } as const;
  expect(whyNotChange(seated, "confirmed", { now: startsAt, dateOf })).toBe("state");
  expect(whyNotChange(seated, "confirmed", { now: startsAt, dateOf }, true)).toBeNull();
});

test("a completed visit is started again only to correct a mistake, on any day", () => {
  const over = { state: "completed", startsAt } as const;
  const later = { now: startsAt + 30 * 86_400_000, dateOf };
  expect(whyNotChange(over, "in_chair", later)).toBe("state");
  expect(whyNotChange(over, "in_chair", later, true)).toBeNull();
  expect(whyNotChange(over, "no_show", later, true)).toBe("state");
});

test("a visit past midnight can start before midnight when its guest is there, but not hours before", () => {
  const night = { state: "confirmed", startsAt: Date.parse("2026-11-25T00:10:00+06:00") } as const;
  const at = (clock: string) => ({ now: Date.parse(`2026-11-24T${clock}:00+06:00`), dateOf });
  expect(whyNotChange(night, "in_chair", at("23:50"))).toBeNull();
  expect(whyNotChange(night, "in_chair", at("23:10"))).toBeNull();
  expect(whyNotChange(night, "in_chair", at("23:05"))).toBe("another_day");
  expect(whyNotChange(night, "no_show", at("23:50"))).toBe("not_begun");
});

test("a visit without an hour can only be confirmed", () => {
  const visit = { state: "pending", startsAt: null } as const;
  const at = { now: startsAt, dateOf };
  expect(whyNotChange(visit, "confirmed", at)).toBeNull();
  expect(whyNotChange(visit, "in_chair", at)).toBe("no_hour");
  expect(whyNotChange(visit, "no_show", at)).toBe("no_hour");
});

test("a visit is paid by card, by a deposit with the rest due, at the salon, or not yet", () => {
  const visit = { priceCents: 4200, cardCents: 0, salonCents: 0 };
  expect(howPaid(visit)).toBe("unpaid");
  expect(howPaid({ ...visit, cardCents: 4200 })).toBe("card");
  expect(howPaid({ ...visit, cardCents: 1500 })).toBe("deposit");
  expect(howPaid({ ...visit, cardCents: 1500, salonCents: 2700 })).toBe("salon");
  expect(howPaid({ ...visit, salonCents: 4200 })).toBe("salon");
  expect(howPaid({ ...visit, salonCents: 4100 })).toBe("deposit");
});

test("a tip is recorded once the visit has begun, so that a cancellation never refunds one", () => {
  const tipped = bookingStates.filter(mayBeTipped);
  expect(tipped).toEqual(["in_chair", "completed"]);
  for (const state of tipped) expect(canBecome(state, "cancelled")).toBe(false);
});

test("a hand-back can be undone until the day ends or a close has counted it", () => {
  const at = Date.parse("2026-11-23T20:00:00+06:00");
  const lastMoment = Date.parse("2026-11-24T00:00:00+06:00") - 1;
  expect(whyStaysHandedBack({ at, isCounted: false }, { now: lastMoment, dateOf })).toBeNull();
  expect(whyStaysHandedBack({ at, isCounted: false }, { now: lastMoment + 1, dateOf })).toBe("another_day");
  expect(whyStaysHandedBack({ at, isCounted: true }, { now: at, dateOf })).toBe("closed");
});
