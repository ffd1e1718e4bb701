import { z } from "zod";
import { salonInstant } from "#app/lib/salon-time.ts";
import { mobileOr, typedMobile } from "#app/lib/typed-mobile.ts";
import { date, email, id } from "#contract/fields.ts";
import { NewDeskBooking } from "#contract/front-desk.ts";
import { clockTime } from "#contract/schedules.ts";

// What the desk's dialogs accept as typed. Times are on the salon's clock.

/** What was chosen: a master's id or 'any', a date YYYY-MM-DD, a wall time HH:MM. */
const TypedTime = z.object({ masterId: id, date, wall: clockTime });
/** The same before validation: the time may still be empty. */
export type TimeChosen = z.input<typeof TypedTime>;

const { name, serviceIds, note, language, byText } = NewDeskBooking.shape;

/** The guest it is for. @param keptNumber the number of a guest that the desk has found; it is accepted as it is */
export const typedCaller = (keptNumber?: string) => ({
  /** Empty for a guest who is new to the desk. */
  guestId: id.or(z.literal("")),
  name,
  number: keptNumber ? mobileOr(keptNumber) : typedMobile,
  email: email.or(z.literal("")),
});

/** Makes the guest part of the request; everything else passes through. */
export function saidCaller<Said extends { guestId: string; email: string }>({
  guestId,
  email,
  ...said
}: Said) {
  return { ...said, ...(guestId ? { guestId } : { isNewGuest: true }), ...(email && { email }) };
}

/**
 * A new booking. Its email may be empty.
 * @param keptNumber the number of a guest that the desk has found; it is accepted as it is
 */
export const typedBooking = (zone: string, keptNumber?: string) =>
  TypedTime.extend({
    ...typedCaller(keptNumber),
    serviceIds,
    note,
    language,
    byText,
    package: id.or(z.literal("")),
    code: z.string(),
  }).transform(({ note, date, wall, package: packageId, code, ...booking }) => ({
    ...saidCaller(booking),
    ...(note && { note }),
    ...(packageId && { package: packageId }),
    ...(code && { code }),
    startsAt: salonInstant(date, wall, zone),
  }));

export type TypedBooking = z.input<ReturnType<typeof typedBooking>>;

/**
 * The guest who buys a package.
 * @param keptNumber the number of a guest that the desk has found; it is accepted as it is
 */
export const typedSale = (keptNumber?: string) =>
  z.object({ ...typedCaller(keptNumber), packageId: z.string().min(1) }).transform(saidCaller);
export type TypedSale = z.input<ReturnType<typeof typedSale>>;
export type SaidSale = z.output<ReturnType<typeof typedSale>>;

/** A new time for a visit, and whether the customer asked for it. @param from the start that the desk has seen */
export const typedMove = (zone: string, from: string | null) =>
  TypedTime.extend({ asAsked: z.boolean() }).transform(({ masterId, date, wall, asAsked }) => ({
    masterId,
    startsAt: salonInstant(date, wall, zone),
    by: asAsked ? ("customer" as const) : ("salon" as const),
    from,
  }));
