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
export const BookingItem = z.object({
  serviceId: id,
  service_name: z.string(),
  masterId: id.nullable(),
  masterName: z.string().nullable(),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  price: money,
});

/**
 * A booking: `date` is when it was made, `startsAt` when the visit is (null: to be arranged). Name, address and number are empty where its
 * customer has left, and for a program that may not read them.
 */
export const Booking = z.object({
  _id: id,
  name: z.string(),
  email: z.string(),
  number: z.string(),
  service_name: z.string(),
  price: money,
  /** What of the price is paid at the salon, sooner or later: all that no card has paid. */
  dueAtSalon: money,
  /** Where `paid` is told: what of that was paid there; absent: nothing. */
  paidAtSalon: money.optional(),
  /** What the desk has yet to hand back of what was paid there, since the visit got cheaper; absent: nothing. */
  handBack: money.optional(),
  /** For the desk alone: what it has handed back today and may say that it has not; absent: nothing. */
  handedBack: money.optional(),
  /** What a gift card paid of it, or a session of a package; absent where none did. */
  credit: money.optional(),
  /** Whether that is a session of a package; absent where it is none. */
  byPackage: z.literal(true).optional(),
  /** What was taken off; absent where nothing was. */
  discountOf: Discount.optional(),
  date: z.string(),
  transactionId: z.string(),
  status: BookingStatus,
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  items: z.array(BookingItem),
  /** Whether the customer may cancel, or move, the visit without the salon at this moment. */
  canCancel: z.boolean(),
  canMove: z.boolean(),
  /** Until when cancelling gives everything back; null when that is over, or while no time is arranged. */
  freeUntil: z.string().nullable(),
  /** Among one's own bookings: whether the visit is completed and has no review yet. */
  canReview: z.boolean().optional(),
  /** Among one's own and everybody's bookings: how it was paid. */
  paid: HowPaid.optional(),
  /** For the salon alone: where it was booked, as the figures name it: the link's `src`, `site` or `desk`. */
  source: z.string().optional(),
  /** Among one's own: what came back of a cancelled visit, and where to; absent where nothing was paid. */
  returned: z
    .object({
      card: money.optional(),
      giftCard: money.optional(),
      atSalon: money.optional(),
      /** What became of the session of a package that paid. Where its worth went to the card, or is at the salon, that has it. */
      session: z.enum(sessionOutcomes).optional(),
    })
    .optional(),
});
export type Booking = z.infer<typeof Booking>;

/**
 * The specification's payload. date, status and price are accepted and ignored where the server knows better:
 * it books what the payment's purchase says.
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
 * Which bookings are asked for; without any of it, all of them from the newest on. `from` and `to` are dates of the visit, both
 * included; `madeFrom` and `madeTo` are dates on which they were booked, `source` is where from, as the figures name it:
 * the link's `src`, `site` or `desk`. `waiting` means those that wait for the salon to confirm: pending, and still to come or to be arranged.
 * `toHandBack` means those of which the desk has money to hand back.
 * `order` is the newest booking first, or the earliest visit first; those to be arranged stand last. `page` counts from 1
 * and goes with `limit`; `cursor`, from the Link header, goes on from the last one seen and holds for the same filter
 * alone.
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
  // A long list is read in the order that it was written in.
  .refine(
    ({ order, cursor, from, waiting }) =>
      order !== "visit" || (cursor === undefined && (from !== undefined || waiting !== undefined)),
    {
      path: ["order"],
      message: "The order of visits goes with a first day or with waiting, and without a cursor",
    },
  );
export type BookingsQuery = z.infer<typeof BookingsQuery>;
