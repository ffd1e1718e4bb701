import type { Booking } from "#contract/bookings.ts";
import { sourceOf } from "#domain/figures/sources.ts";
import { toDollars } from "#domain/money.ts";
import { refundSteps } from "#domain/policy.ts";
import { type HowPaid, whyNotCancel, whyNotMove } from "#domain/visit.ts";
import { type BookingRow, readDiscount } from "#server/database/bookings.ts";
import type { SalonRow } from "#server/database/salon.ts";
import { toDiscount } from "#server/http/wire/quotes.ts";
import type { Caller } from "#server/usecases/people/find-actor.ts";
import { dueAtSalonOf } from "#server/usecases/visits/money-at-salon.ts";
import { paysBySession, policyVisit } from "#server/usecases/visits/paid-visit.ts";
import type { Returned } from "#server/usecases/visits/tell-returned.ts";
import type { ToldPaid } from "#server/usecases/visits/told-paid.ts";
import { zonedInstant } from "#server/usecases/zoned-instant.ts";

/** What was returned for a cancelled visit, in a customer's own bookings. */
export function toReturned({
  cardCents,
  giftCents,
  salonCents,
  session,
}: Returned): NonNullable<Booking["returned"]> {
  return {
    ...(cardCents > 0 && { card: toDollars(cardCents) }),
    ...(giftCents > 0 && { giftCard: toDollars(giftCents) }),
    ...(salonCents > 0 && { atSalon: toDollars(salonCents) }),
    ...(session && { session }),
  };
}

/** Where a visit was booked. Only the salon is told. */
export function bookedThrough({ source, purchase_id }: BookingRow): { source: string } {
  return { source: sourceOf({ source, isByDesk: purchase_id === null }) };
}

/** How a visit was paid, in lists of bookings. */
export function toPaid({
  paid,
  paidAtSalonCents,
}: ToldPaid): Pick<Booking, "paidAtSalon"> & { paid: HowPaid } {
  return { paid, ...(paidAtSalonCents > 0 && { paidAtSalon: toDollars(paidAtSalonCents) }) };
}

/** What the desk may say that it has not handed back, as its lists have it. */
export function toHandedBack(cents: number | undefined): Pick<Booking, "handedBack"> {
  return cents === undefined ? {} : { handedBack: toDollars(cents) };
}

/**
 * @param salon the zone of a visit's times, and the policy for visits that were not bought under one
 * @param now decides what the customer may do
 */
export function toBooking(row: BookingRow, salon: Pick<SalonRow, "zone" | "policy">, now: number): Booking {
  const { zone } = salon;
  const visit = policyVisit(row, salon.policy);
  const local = (instant: number | null) => zonedInstant(instant, zone);
  const standing = { state: row.state, policy: visit };
  const canCancel = whyNotCancel(standing, { isStaff: false }, now) === null;
  const listCents = row.items.reduce((sum, { price_cents }) => sum + price_cents, 0);
  const applied = readDiscount(row);
  // A member's discount also stands where it takes nothing off.
  const discount = applied?.kind === "member" && listCents <= row.price_cents ? null : toDiscount(applied);
  const freeStep = refundSteps(visit, now).find(({ percent }) => percent === 100);
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    number: row.phone,
    service_name: row.service_name,
    price: toDollars(row.price_cents),
    dueAtSalon: toDollars(dueAtSalonOf(row)),
    ...(row.hand_back_cents > 0 && { handBack: toDollars(row.hand_back_cents) }),
    ...(row.credit_cents > 0 && { credit: toDollars(row.credit_cents) }),
    ...(paysBySession(row) && { byPackage: true }),
    ...(discount && { discountOf: discount }),
    date: new Date(row.created_at).toISOString(),
    transactionId: row.transaction_id,
    status: row.state,
    startsAt: local(row.starts_at),
    endsAt: local(row.ends_at),
    items: row.items.map((item) => ({
      serviceId: item.service_id,
      service_name: item.service_name,
      masterId: item.master_id,
      masterName: item.master_name,
      startsAt: local(item.starts_at),
      endsAt: local(item.ends_at),
      price: toDollars(item.price_cents),
    })),
    canCancel,
    canMove: whyNotMove(standing, { isStaff: false }, now) === null,
    freeUntil: local((canCancel && freeStep?.until) || null),
  };
}

/** A booking as its caller may read it. A program without `bookings:read` gets no name, address or number. */
export function toBookingFor({ key }: Caller, ...[row, salon, now]: Parameters<typeof toBooking>): Booking {
  const booking = toBooking(row, salon, now);
  const mayReadContact = !key || key.scopes.includes("bookings:read");
  return mayReadContact ? booking : { ...booking, name: "", email: "", number: "" };
}
