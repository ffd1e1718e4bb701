import { z } from "zod";
import { Booking } from "#contract/bookings.ts";
import { ChangedService } from "#contract/changed-service.ts";
import { id, instant, money } from "#contract/fields.ts";
import { RefundSteps } from "#contract/refund-steps.ts";
import { by } from "#contract/visits.ts";
import { fitsServices, servicesAsked, unlikeServices, withWhom } from "#contract/with-whom.ts";
import { sessionOutcomes } from "#domain/packages.ts";
import { mostServices } from "#domain/service-choice.ts";

/** Where the difference of a dearer visit is paid: by card now, or at the salon. */
export const WayToPay = z.enum(["card", "salon"]);
export type WayToPay = z.infer<typeof WayToPay>;

const mastersNamed = z.union([id.transform((one) => [one]), z.array(id).min(1).max(mostServices)]);

/**
 * All services that a coming visit is to have, in order: `service=a&service=b`. Without `master` each stays with its master,
 * without `startsAt` the visit keeps its start. `by` says who wants it, as with a move.
 */
export const ChangeQuery = z
  .strictObject({
    /** Absent: those that the visit has. */
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

/** What a change would do now, in dollars. Nothing is held by it. */
export const ChangePreview = z.object({
  /** The visit as it is now. */
  visit: Booking,
  /** Names the visit as it is now; the change says it again. */
  seen: z.string(),
  /** The visit's price before and after. */
  was: money,
  price: money,
  /** What comes and goes, each after the visit's discount. */
  added: z.array(ChangedService),
  taken: z.array(ChangedService),
  /** What is paid of the visit: by card, with a gift card, or at the salon. */
  paid: money,
  /** How much dearer it gets, and how that may be paid, the usual way first; none where it gets no dearer. */
  more: money,
  pay: z.array(WayToPay),
  /** What of it a card is charged, where it is paid by card: what the salon asks for before the visit, or all of it. */
  dueNow: money,
  /** What goes back on the gift card that paid; absent: nothing. */
  toGiftCard: money.optional(),
  /** What becomes of the session of a package when its service is taken out, which is no part of the money; absent: none is. */
  session: z.enum(sessionOutcomes).optional(),
  /** What it is worth, where that goes back to the card that paid for the package, or is handed back at the salon. */
  sessionRefund: money.optional(),
  /** What goes back to the card, and what the policy keeps of what was paid beyond the new price. */
  refund: money,
  kept: money,
  /** What of it was given back already, or is with a bank, so that it is in neither; absent: nothing. */
  gone: money.optional(),
  /** What the desk hands back of what was paid there: it waits at the salon. */
  handBack: money,
  /** What is to pay at the salon afterwards, where nothing is paid now. */
  dueAtSalon: money,
  /** What its customer gets back until when if they cancel it afterwards, the nearest end first; nothing after the last. */
  steps: RefundSteps,
  /** When the visit would be, and with which masters; null where it does not fit, and for a visit that has no time yet. */
  place: z.object({ startsAt: z.string(), endsAt: z.string(), masterIds: z.array(id) }).nullable(),
  /** Where it does not fit: the nearest hours at which it does. */
  alternatives: z.array(
    z.object({ startsAt: z.string(), masterId: z.string(), masterIds: z.array(z.string()) }),
  ),
});
export type ChangePreview = z.infer<typeof ChangePreview>;

/** A change as it was previewed: with another visit, price or refund than the page showed it is refused. */
export const ChangeRequest = z
  .strictObject({
    serviceIds: z.array(id).min(1).max(mostServices),
    ...withWhom,
    startsAt: instant.optional(),
    by: by.optional(),
    seen: z.string().max(64),
    price: money,
    refund: money,
    /** What the page said that the desk hands back: another sum is refused. */
    handBack: money.optional(),
    /** The same of what goes back on the gift card. */
    toGiftCard: money.optional(),
    /** The same of what becomes of the session of a package. */
    session: z.enum(sessionOutcomes).optional(),
    /** The usual way without it. */
    pay: WayToPay.optional(),
    /** What the page said that a card is charged: another sum is refused. */
    dueNow: money.optional(),
  })
  .refine(({ serviceIds, masterIds }) => fitsServices(serviceIds, masterIds), {
    path: ["masterIds"],
    message: unlikeServices,
  });
export type ChangeRequest = z.infer<typeof ChangeRequest>;

/** Either the visit as it is now, or what is to be paid before it changes: the added time is held until `holdEndsAt`. */
export const ChangeAnswer = z.object({
  booking: Booking.nullable(),
  payment: z
    .object({ clientSecret: z.string(), purchaseId: id, dueNow: money, holdEndsAt: z.string().nullable() })
    .nullable(),
});
export type ChangeAnswer = z.infer<typeof ChangeAnswer>;

/** The payment that a change was paid with. */
export const PaidChange = z.strictObject({ transactionId: z.string().max(255) });
