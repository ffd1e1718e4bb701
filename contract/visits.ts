import { z } from "zod";
import { BookingStatus } from "#contract/bookings.ts";
import { instant, money } from "#contract/fields.ts";
import { RefundSteps } from "#contract/refund-steps.ts";
import { withWhom } from "#contract/with-whom.ts";
import { salonMethods } from "#domain/daily-close.ts";
import { sessionOutcomes } from "#domain/packages.ts";
import { wantedBys } from "#domain/wanted-by.ts";

/**
 * Who wants a visit cancelled, moved or changed. 'salon' refunds everything and is for staff only. Absent: the caller.
 */
export const by = z.enum(wantedBys);

export const CancellationPreviewQuery = z.strictObject({ by: by.optional() });

/** Amounts are in dollars. `allowed` says whether the caller may cancel now. */
export const CancellationPreview = z.object({
  allowed: z.boolean(),
  refund: money,
  /** The part of `refund` that goes back to the gift card that paid. Absent if none did. */
  toGiftCard: money.optional(),
  /** What becomes of the package session that pays for it, which is not part of the refund. Absent if none does. */
  session: z.enum(sessionOutcomes).optional(),
  /** The session's worth, if it goes back to the card that paid for the package, or is handed back at the salon. */
  sessionRefund: money.optional(),
  /** The part of the refund that was paid at the salon and is handed back there. */
  atSalon: money,
  /** How all of that part was paid there; absent where it was in several ways, or nobody said. */
  atSalonBy: z.enum(salonMethods).optional(),
  percent: z.number(),
  paid: money,
  /** What a customer gets back until when, nearest deadline first. Nothing after the last. */
  steps: RefundSteps,
});
export type CancellationPreview = z.infer<typeof CancellationPreview>;

export const CancellationRequest = z.strictObject({
  reason: z.string().trim().max(400).optional(),
  by: by.optional(),
  /** The refund that the page showed, in dollars. If it has changed, the call is refused with `refund_changed`. */
  refund: money.optional(),
  /** What the page showed for the package session, compared in the same way. */
  session: z.enum(sessionOutcomes).optional(),
  /**
   * When the desk cancels: money paid at the salon waits for a guest who is not at the desk. Absent: it is handed
   * back at once.
   */
  waits: z.boolean().optional(),
  /** How it is handed back at once; absent: in the way that it was paid. */
  method: z.enum(salonMethods).optional(),
});
export type CancellationRequest = z.infer<typeof CancellationRequest>;

/** `refund` is what goes back, in dollars. `atSalon` is the part handed back at the salon. The rest goes to the card. */
export const Cancellation = z.object({ status: BookingStatus, refund: money, atSalon: money });

/**
 * Masters as in a purchase. Without them the visit's own masters stay. `by` says who wants it, as for a cancellation:
 * a customer's move limits later refunds to the share that cancelling instead would have returned.
 */
export const Move = z.strictObject({
  startsAt: instant,
  ...withWhom,
  by: by.optional(),
  /**
   * Where the visit stood when this was asked, null if no time was arranged. If it was moved elsewhere meanwhile, the
   * call is refused with `visit_moved`. Absent: it is moved from wherever it stands.
   */
  from: instant.nullable().optional(),
});
export type Move = z.infer<typeof Move>;

/**
 * What happened to a visit, oldest first. `by` is a person's name, 'you', 'the salon' or 'system'. Times are those of
 * the visit before and after a move.
 */
export const Timeline = z.array(
  z.object({
    at: z.string(),
    by: z.string(),
    from: BookingStatus.nullable(),
    to: BookingStatus,
    why: z.string(),
    fromStartsAt: z.string().nullable(),
    toStartsAt: z.string().nullable(),
  }),
);
export type Timeline = z.infer<typeof Timeline>;
