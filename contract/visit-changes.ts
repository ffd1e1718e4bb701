import { z } from "zod";
import { Booking } from "#contract/bookings.ts";
import { ChangedService } from "#contract/changed-service.ts";
import { id, instant, money } from "#contract/fields.ts";
import { RefundSteps } from "#contract/refund-steps.ts";
import { by } from "#contract/visits.ts";
import { fitsServices, servicesAsked, unlikeServices, withWhom } from "#contract/with-whom.ts";
import { sessionOutcomes } from "#domain/packages.ts";
import { mostServices } from "#domain/service-choice.ts";

/** How a customer pays the difference when a visit gets dearer: by card now, or at the salon. */
export const WayToPay = z.enum(["card", "salon"]);
export type WayToPay = z.infer<typeof WayToPay>;

const mastersNamed = z.union([id.transform((one) => [one]), z.array(id).min(1).max(mostServices)]);

/**
 * All services that a coming visit is to have, in order: `service=a&service=b`. Without `master` each service keeps
 * its master, without `startsAt` the visit keeps its start. `by` says who wants the change, as for a move.
 */
export const ChangeQuery = z
  .strictObject({
    /** Absent: the services that the visit has. */
    service: servicesAsked.optional(),
    master: mastersNamed.optional(),
    startsAt: instant.optional(),
    by: by.optional(),
  })
  .refine(({ service, master }) => fitsServices(service, master), {
    path: ["master"],
    message: unlikeServices,
  });
export type ChangeQuery = z.infer<typeof ChangeQuery>;

/** What a change would do now, in dollars. A preview holds no time. */
export const ChangePreview = z.object({
  /** The visit as it is now. */
  visit: Booking,
  /** Identifies this state of the visit. The change sends it back. */
  seen: z.string(),
  /** The visit's price before and after. */
  was: money,
  price: money,
  /** Services that are added and removed, each priced after the visit's discount. */
  added: z.array(ChangedService),
  taken: z.array(ChangedService),
  /** What is already paid of the visit: by card, with a gift card, or at the salon. */
  paid: money,
  /** How much dearer it gets, and how that may be paid, the usual way first. `pay` is empty if it gets no dearer. */
  more: money,
  pay: z.array(WayToPay),
  /** What a card is charged of `more`, if it is paid by card: what the salon asks for before the visit, or all of it. */
  dueNow: money,
  /** What goes back to the gift card that paid. Absent: nothing. */
  toGiftCard: money.optional(),
  /**
   * What becomes of the package session whose service is removed. It is not part of the money. Absent: no session is
   * affected.
   */
  session: z.enum(sessionOutcomes).optional(),
  /** The session's worth, if it goes back to the card that paid for the package, or is handed back at the salon. */
  sessionRefund: money.optional(),
  /** What goes back to the card, and how much the policy keeps of what was paid beyond the new price. */
  refund: money,
  kept: money,
  /** What was already refunded, or is with a bank, and so is in neither of the two. Absent: nothing. */
  gone: money.optional(),
  /** What was paid at the salon and the desk now hands back. It waits there. */
  handBack: money,
  /** What is to be paid at the salon afterwards, if nothing is paid now. */
  dueAtSalon: money,
  /**
   * What the customer gets back until when if they cancel afterwards, nearest deadline first. Nothing after the last.
   */
  steps: RefundSteps,
  /** When the visit would be, and with which masters. Null if it does not fit, or if the visit has no time yet. */
  place: z.object({ startsAt: z.string(), endsAt: z.string(), masterIds: z.array(id) }).nullable(),
  /** If it does not fit: the nearest times at which it does. */
  alternatives: z.array(
    z.object({ startsAt: z.string(), masterId: z.string(), masterIds: z.array(z.string()) }),
  ),
});
export type ChangePreview = z.infer<typeof ChangePreview>;

/**
 * A change as it was previewed. It is refused if the visit, the price or the refund differs from what the page showed.
 */
export const ChangeRequest = z
  .strictObject({
    serviceIds: z.array(id).min(1).max(mostServices),
    ...withWhom,
    startsAt: instant.optional(),
    by: by.optional(),
    seen: z.string().max(64),
    price: money,
    refund: money,
    /** What the page showed that the desk hands back. Any other amount is refused. */
    handBack: money.optional(),
    /** The same for the amount that goes back to the gift card. */
    toGiftCard: money.optional(),
    /** The same for what becomes of the package session. */
    session: z.enum(sessionOutcomes).optional(),
    /** Absent: the usual way. */
    pay: WayToPay.optional(),
    /** What the page showed that a card is charged. Any other amount is refused. */
    dueNow: money.optional(),
  })
  .refine(({ serviceIds, masterIds }) => fitsServices(serviceIds, masterIds), {
    path: ["masterIds"],
    message: unlikeServices,
  });
export type ChangeRequest = z.infer<typeof ChangeRequest>;

/** Either the changed visit, or the payment that it needs first. The added time is held until `holdEndsAt`. */
export const ChangeAnswer = z.object({
  booking: Booking.nullable(),
  payment: z
    .object({ clientSecret: z.string(), purchaseId: id, dueNow: money, holdEndsAt: z.string().nullable() })
    .nullable(),
});
export type ChangeAnswer = z.infer<typeof ChangeAnswer>;

/** The payment for a change. */
export const PaidChange = z.strictObject({ transactionId: z.string().max(255) });
