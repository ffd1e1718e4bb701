import { expect, test } from "vitest";
import { cancelBooking } from "#server/usecases/visits/cancel-booking.ts";
import { hours, minutes } from "#tests/support/clock.ts";
import { givenSalon } from "#tests/support/given.ts";
import { addOffer, bookWithCode, usesOf } from "#tests/support/offers.ts";

const salon = givenSalon();

test("a visit cancelled just as its full refund expires loses both the refund and its code's use, or neither", async () => {
  const outcomes: { refundCents: number; isUsed: boolean }[] = [];
  for (let readsInTime = 0; readsInTime <= 4; readsInTime++) {
    const offer = await addOffer(salon, { mostUses: 1 });
    const { id, guest } = await bookWithCode(salon, offer, 60);
    const row = salon.app.engine.read.selectFrom("bookings").select("starts_at").where("id", "=", id);
    const { starts_at: startsAt } = await row.executeTakeFirstOrThrow();
    salon.clock.advance(minutes(20));
    const inTime = Number(startsAt) - hours(48);
    let reads = 0;
    const now = () => (reads++ < readsInTime ? inTime : inTime + 1);
    const actor = { userId: guest.userId, email: guest.email, role: "customer" as const };
    const cancelled = await cancelBooking({ ...salon.app, now }, actor, id, {});
    if (!cancelled.ok) throw new Error(cancelled.detail);
    const { booked } = await usesOf(salon, offer);
    outcomes.push({ refundCents: cancelled.value.refundCents, isUsed: booked > 0 });
  }
  const late = { refundCents: 270, isUsed: true };
  const inTime = { refundCents: 540, isUsed: false };
  expect(outcomes).toEqual([late, ...Array(4).fill(inTime)]);
});
