import { z } from "zod";
import { date, email, id, line, mobile, money, page, price } from "#contract/fields.ts";
import { Discount } from "#contract/quotes.ts";
import { bookingStates } from "#domain/booking-states.ts";
import { sourcePattern } from "#domain/figures/sources.ts";
import { sessionOutcomes } from "#domain/packages.ts";
import { waysPaid } from "#domain/visit.ts";

export const BookingStatus = z.enum(bookingStates);
export type BookingStatus = z.infer<typeof BookingStatus>;

export const HowPaid = z.enum(waysPaid);

/** One service of a visit. Times are null while the visit is to be arranged. */
const BookingItem = z.object({
  serviceId: id,
  service_name: z.string(),
  masterId: id.nullable(),
  masterName: z.string().nullable(),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  price: money,
});

/**
 * A booking: `date` is when it was made, `startsAt` when the visit is (null: to be arranged). Name, address and
 * number are empty if the customer has left, or if the caller is a program that may not read them.
 */
export const Booking = z.object({
  _id: id,
  name: z.string(),
  email: z.string(),
  number: z.string(),
  service_name: z.string(),
  price: money,
  /** The part of the price that is paid at the salon, already or later: everything that no card has paid. */
  dueAtSalon: money,
  /** How much of that was paid at the salon, in answers that include `paid`. Absent: nothing. */
  paidAtSalon: money.optional(),
  /**
   * What the desk still has to hand back of the money paid at the salon, because the visit got cheaper. Absent:
   * nothing.
   */
  handBack: money.optional(),
  /** For the desk alone: what it has handed back today and may say that it has not; absent: nothing. */
  handedBack: money.optional(),
  /** What a gift card paid of it, or a session of a package; absent where none did. */
  credit: money.optional(),
  /** Whether `credit` is a package session. Absent if not. */
  byPackage: z.literal(true).optional(),
  /** What was taken off. Absent if nothing was. */
  discountOf: Discount.optional(),
  date: z.string(),
  transactionId: z.string(),
  status: BookingStatus,
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  items: z.array(BookingItem),
  /** Whether the customer may cancel or move the visit now without asking the salon. */
  canCancel: z.boolean(),
  canMove: z.boolean(),
  /** Until when cancelling gives everything back. Null once that has passed, or while no time is arranged. */
  freeUntil: z.string().nullable(),
  /** Only among the caller's own bookings: whether the visit is completed and has no review yet. */
  canReview: z.boolean().optional(),
  /** Only in the lists of the caller's own and of everyone's bookings: how it was paid. */
  paid: HowPaid.optional(),
  /** For the salon only: where it was booked, as the figures name it. The link's `src`, `site` or `desk`. */
  source: z.string().optional(),
  /**
   * Only among the caller's own bookings: what was returned for a cancelled visit, and where to. Absent if nothing
   * was paid.
   */
  returned: z
    .object({
      card: money.optional(),
      giftCard: money.optional(),
      atSalon: money.optional(),
      /** What became of the package session that paid. If its worth is returned, `card` or `atSalon` includes it. */
      session: z.enum(sessionOutcomes).optional(),
    })
    .optional(),
});
export type Booking = z.infer<typeof Booking>;

/**
 * The specification's payload. date, status and price are accepted but ignored where the server knows better: it
 * books what the payment's purchase says.
 */
export const NewBooking = z.strictObject({
  name: line("Name is required"),
  email,
  number: mobile,
  service_name: line("Service name is required"),
  price,
  date: z.string().max(100).optional(),
  transactionId: z.string().max(255),
  status: z.string().max(40).optional(),
});
export type NewBooking = z.infer<typeof NewBooking>;

/**
 * Filters for bookings. Without any, all bookings are listed, newest first. `from` and `to` are dates of the visit,
 * both included. `madeFrom` and `madeTo` are dates on which it was booked. `source` is where it was booked, as the
 * figures name it: the link's `src`, `site` or `desk`. `waiting` selects visits that wait for the salon's confirmation:
 * pending, and still to come or to be arranged. `toHandBack` selects bookings for which the desk has money to hand
 * back. `order` is newest booking first or earliest visit first. Visits to be arranged come last. `page` counts from 1
 * and goes with `limit`. `cursor`, from the Link header, continues after the last entry and is valid only with the same
 * filters.
 */
export const BookingsQuery = page
  .extend({
    page: z.coerce.number().int().min(1).max(100_000).optional(),
    from: date.optional(),
    to: date.optional(),
    master: id.optional(),
    status: BookingStatus.optional(),
    search: z.string().trim().max(100).optional(),
    waiting: z.literal("true").optional(),
    toHandBack: z.literal("true").optional(),
    madeFrom: date.optional(),
    madeTo: date.optional(),
    source: z.string().regex(sourcePattern).optional(),
    order: z.enum(["newest", "visit"]).optional(),
  })
  .refine(({ page, limit, cursor }) => page === undefined || (limit !== undefined && cursor === undefined), {
    path: ["page"],
    message: "A page goes with a limit, and without a cursor",
  })
  // A cursor follows the order in which bookings were made, so a list by visit has none.
  .refine(
    ({ order, cursor, from, waiting }) =>
      order !== "visit" || (cursor === undefined && (from !== undefined || waiting !== undefined)),
    {
      path: ["order"],
      message: "The order of visits goes with a first day or with waiting, and without a cursor",
    },
  );
export type BookingsQuery = z.infer<typeof BookingsQuery>;
