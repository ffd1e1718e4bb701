import { z } from "zod";
import { Booking, BookingStatus, HowPaid } from "#contract/bookings.ts";
import { balance, date, email, id, instant, line, mobile, money, price } from "#contract/fields.ts";
import { Master } from "#contract/masters.ts";
import { Code } from "#contract/offers.ts";
import { datesAtMost, mostDates } from "#contract/spans.ts";
import { fitsServices, mastersAsked, servicesAsked, unlikeServices, withWhom } from "#contract/with-whom.ts";
import { salonMethods } from "#domain/daily-close.ts";
import { languages } from "#domain/language.ts";
import { mostServices } from "#domain/service-choice.ts";
import { mostConfirmedAtOnce } from "#domain/visit.ts";

const span = z.object({ startsAt: z.string(), endsAt: z.string() });
const note = z.string().trim().max(1000);

/** A span of at most 31 days of the salon, both ends included. */
export const CalendarQuery = z
  .strictObject({ from: date, to: date })
  .refine(...datesAtMost(mostDates.calendar));

/** A master's time before or after the guest's own, which nobody else can book; `between` is both, from one service to the next. */
export const Buffer = span.extend({ masterId: id, kind: z.enum(["preparation", "cleanup", "between"]) });
export type Buffer = z.infer<typeof Buffer>;

/** A visit as the front desk sees it. */
export const CalendarVisit = Booking.extend({
  buffers: z.array(Buffer),
  note: z.string(),
  paid: HowPaid,
  /** What was taken for it at the desk and not taken back, and what of that is a tip; absent: nothing. */
  takenAtDesk: money.optional(),
  tip: money.optional(),
  /** What of that the policy keeps beyond the price, since the visit got cheaper late; absent: nothing. */
  keptAtSalon: money.optional(),
  /** How many visits the guest has completed, as the guest's file counts them. */
  visitsHad: z.number().int(),
  /** The guest that the visit is for; null where nobody is known. */
  guestId: id.nullable(),
});
export type CalendarVisit = z.infer<typeof CalendarVisit>;

/** Time that a master is away or kept free. */
export const TimeOff = span.extend({ _id: id, masterId: id, reason: z.string() });
export type TimeOff = z.infer<typeof TimeOff>;

/** `chairsInUse` is the percentage of the masters' hours that is booked, `taken` what the revenue has of that day. */
export const CalendarDay = z.object({
  date,
  /** When the doors are open. */
  open: z.array(span),
  /** When each master works: the master's hours while the salon is open, less special hours. */
  working: z.array(z.object({ masterId: id, spans: z.array(span) })),
  bookings: z.number().int(),
  taken: balance,
  chairsInUse: z.number().int(),
});
export type CalendarDay = z.infer<typeof CalendarDay>;

/** A hold that is not paid yet: its customer, and when it ends. */
export const CalendarHold = z.object({
  _id: id,
  name: z.string(),
  number: z.string(),
  /** When it began, and when it ends. */
  since: z.string(),
  holdEndsAt: z.string(),
  items: z.array(span.extend({ service_name: z.string(), masterId: id })),
  buffers: z.array(Buffer),
});
export type CalendarHold = z.infer<typeof CalendarHold>;

/** The front desk's calendar. Cancelled visits are left out; `toArrange` are those without a time, whatever the span. */
export const Calendar = z.object({
  zone: z.string(),
  slotStepMinutes: z.number().int(),
  masters: z.array(Master),
  days: z.array(CalendarDay),
  visits: z.array(CalendarVisit),
  timeOff: z.array(TimeOff),
  holds: z.array(CalendarHold),
  toArrange: z.array(CalendarVisit),
  /** Paid visits that are still to come, or to be arranged, and that nobody has confirmed. */
  waiting: z.number().int(),
});
export type Calendar = z.infer<typeof Calendar>;

export const Transition = z.strictObject({
  to: z.enum(["confirmed", "in_chair", "completed", "no_show"]),
  /**
   * The step before was a mistake: with `confirmed` the guest was put in the chair, with `in_chair` the visit was marked as
   * completed. Without it a visit goes no step back.
   */
  undo: z.boolean().optional(),
  reason: z.string().trim().max(400).optional(),
});
export const TransitionAnswer = z.object({ status: BookingStatus });

/** Visits to confirm at once. */
export const Confirmations = z.strictObject({ ids: z.array(id).min(1).max(mostConfirmedAtOnce) });

/**
 * What became of each visit, in the order asked. `unchanged`: it waited no more, and `status` says why not; null where
 * there is no such visit.
 */
export const ConfirmationsAnswer = z.object({
  results: z.array(
    z.object({
      _id: id,
      outcome: z.enum(["confirmed", "unchanged", "not_found"]),
      status: BookingStatus.nullable(),
    }),
  ),
});
export type ConfirmationsAnswer = z.infer<typeof ConfirmationsAnswer>;

/** A visit booked at the desk or over the phone, without a card. Sent again with the same key, it is booked once. */
export const NewDeskBooking = z
  .strictObject({
    name: line("Name is required"),
    number: mobile,
    email: email.optional(),
    /** The guest that the desk has found. Left out: the guest of this number without an account, or a new one. */
    guestId: id.optional(),
    /** Another guest than those who have this number, unless one has this name, too. */
    isNewGuest: z.boolean().optional(),
    serviceIds: z.array(id).min(1, "Choose a service").max(mostServices),
    ...withWhom,
    startsAt: instant,
    note: note.optional(),
    /**
     * In which language the guest is told from now on, and whether they have asked to be told by texts to the number. The
     * guest keeps both for the next booking: left out, they are as before. One with an account chooses them in their own Settings.
     */
    language: z.enum(languages).optional(),
    byText: z.boolean().optional(),
    /** The guest's package of which a session pays one of the services. */
    package: id.optional(),
    /** The guest's code; one beside a better discount counts no use. */
    code: Code.optional(),
    key: z.uuid().optional(),
  })
  .refine(({ serviceIds, masterIds }) => fitsServices(serviceIds, masterIds), {
    path: ["masterIds"],
    message: unlikeServices,
  });
export type NewDeskBooking = z.infer<typeof NewDeskBooking>;

/**
 * How a visit was paid at the salon; without a method nobody said. A tip is taken with what is due, or after it, once the visit
 * has begun: it is the masters' and pays nothing of the visit.
 */
export const SalonPaymentOrder = z
  .strictObject({
    /** The guest's package of which a session pays one of the services, and what the page showed as due beside it. */
    session: z.strictObject({ package: id, due: money }).optional(),
    method: z.enum(salonMethods).optional(),
    /**
     * What the page showed as taken for the visit, beside the tip, the gift card and the session: another sum than is owed is
     * refused with `price_mismatch`.
     */
    due: money.optional(),
    tip: price.optional(),
    /** A gift card that was handed over, and what of the price it pays: no more than is due and than is on it. */
    giftCard: z.strictObject({ code: z.string().max(60), amount: money }).optional(),
    /** Sent again with the same key, it is taken once; with another one, what is paid already is refused with `wrong_state`. */
    key: z.uuid().optional(),
  })
  .refine(({ session, giftCard }) => !session || !giftCard, {
    path: ["giftCard"],
    message: "A gift card can't pay beside a session of a package",
  });

/** What the desk hands back for a visit that got cheaper, as the page showed it, and how. */
export const HandingBack = z.strictObject({ amount: money, method: z.enum(salonMethods) });

/** Why a payment at the salon is taken back. */
export const Reversal = z.strictObject({ reason: line("Say what was wrong") });

/** `seen`: what stood there when it was written; refused with `wrong_state` where it says something else by now. */
export const BookingNote = z.strictObject({ note, seen: z.string().max(4000).optional() });

/** Sent again with the same key, it is written once. */
export const NewTimeOff = z.strictObject({
  masterId: id,
  startsAt: instant,
  endsAt: instant,
  reason: line("Say what the time is for"),
  key: z.uuid().optional(),
});
export type NewTimeOff = z.infer<typeof NewTimeOff>;

/** A booked visit that conflicts with a change just made; `held` is an hour that a guest keeps while paying, with its hold's id. */
export const HitVisit = span.extend({
  _id: id,
  name: z.string(),
  number: z.string(),
  service_name: z.string(),
  held: z.literal(true).optional(),
});
export type HitVisit = z.infer<typeof HitVisit>;

export const ReasonsQuery = z
  .strictObject({
    service: servicesAsked,
    master: mastersAsked,
    startsAt: instant,
    /** A booking that is to be moved: its own time is no reason. */
    moving: id.optional(),
  })
  .refine(({ service, master }) => fitsServices(service, master), {
    path: ["master"],
    message: unlikeServices,
  });

/**
 * What is there instead: a visit or a held hour with its guest's name, a time off with its reason, or hours in which nobody
 * works. The span is all of it, as long as the guest is there.
 */
export const Occupant = span.extend({
  kind: z.enum(["visit", "hold", "offered", "time_off", "break", "not_working", "closed"]),
  name: z.string(),
});
export type Occupant = z.infer<typeof Occupant>;

/** Why an hour is not offered, by domain/availability's reasons, with names for who and what is meant. */
export const HourReason = z.object({
  code: z.enum([
    "off_grid",
    "past",
    "before_opening_lead",
    "beyond_horizon",
    "closed",
    "not_performed",
    "master_off",
    "master_busy",
    "room_busy",
  ]),
  service_name: z.string().optional(),
  masterName: z.string().optional(),
  roomName: z.string().optional(),
  /** From when on customers may book, where they are too late. */
  from: z.string().optional(),
  /** Who or what is there, the first first. */
  there: z.array(Occupant).optional(),
});
export type HourReason = z.infer<typeof HourReason>;

/** Empty reasons: customers are offered the hour. `deskCanBook` says whether the front desk still can. */
export const HourReasons = z.object({ reasons: z.array(HourReason), deskCanBook: z.boolean() });
export type HourReasons = z.infer<typeof HourReasons>;
