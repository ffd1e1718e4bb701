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

/** A span of at most 31 of the salon's days, both ends included. */
export const CalendarQuery = z
  .strictObject({ from: date, to: date })
  .refine(...datesAtMost(mostDates.calendar));

/** A master's time before or after the guest's own. Nobody else can book it. `between` joins two services. */
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
  /** The guest whose visit it is. Null if the guest is unknown. */
  guestId: id.nullable(),
});
export type CalendarVisit = z.infer<typeof CalendarVisit>;

/** Time when a master is away or kept free. */
export const TimeOff = span.extend({ _id: id, masterId: id, reason: z.string() });
export type TimeOff = z.infer<typeof TimeOff>;

/** `open`: the salon's hours. `taken`: the day's revenue. A former release says `chairsInUse`, and not its minutes. */
export const CalendarDay = z.object({
  date,
  open: z.array(span),
  /** When each master works: the master's hours while the salon is open, less special hours. */
  working: z.array(z.object({ masterId: id, spans: z.array(span) })),
  bookings: z.number().int(),
  taken: balance,
  bookedMinutes: z.number().int().optional(),
  openMinutes: z.number().int().optional(),
  chairsInUse: z.number().int(),
});
export type CalendarDay = z.infer<typeof CalendarDay>;

/** An unpaid hold: its customer, and when it ends. */
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

/** The front desk's calendar, without cancelled visits. `toArrange` lists visits without a time, whatever the span. */
export const Calendar = z.object({
  zone: z.string(),
  slotStepMinutes: z.number().int(),
  masters: z.array(Master),
  days: z.array(CalendarDay),
  visits: z.array(CalendarVisit),
  timeOff: z.array(TimeOff),
  holds: z.array(CalendarHold),
  toArrange: z.array(CalendarVisit),
  /** Paid visits, still to come or to be arranged, that nobody has confirmed. */
  waiting: z.number().int(),
});
export type Calendar = z.infer<typeof Calendar>;

export const Transition = z.strictObject({
  to: z.enum(["confirmed", "in_chair", "completed", "no_show"]),
  /**
   * Undoes a mistaken step. With `confirmed` the guest had been put in the chair, with `in_chair` the visit had been
   * marked as completed. Without it a visit never goes back a step.
   */
  undo: z.boolean().optional(),
  reason: z.string().trim().max(400).optional(),
});
export const TransitionAnswer = z.object({ status: BookingStatus });

/** Visits to confirm at once. */
export const Confirmations = z.strictObject({ ids: z.array(id).min(1).max(mostConfirmedAtOnce) });

/** What became of each visit, in order. `unchanged`: it was not waiting; `status` says why, null if it doesn't exist. */
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

/** A visit booked at the desk or over the phone, without a card. Sending the same key again books it only once. */
export const NewDeskBooking = z
  .strictObject({
    name: line("Name is required"),
    number: mobile,
    email: email.optional(),
    /** The guest that the desk has selected. Absent: the guest with this number and no account, or a new one. */
    guestId: id.optional(),
    /** Book for a different guest than those with this number, unless one of them also has this name. */
    isNewGuest: z.boolean().optional(),
    serviceIds: z.array(id).min(1, "Choose a service").max(mostServices),
    ...withWhom,
    startsAt: instant,
    note: note.optional(),
    /**
     * The language for notices from now on, and whether the guest asked for texts to the number. Absent: as before.
     * Both are kept for the next booking. Guests with an account choose them in their own Settings.
     */
    language: z.enum(languages).optional(),
    byText: z.boolean().optional(),
    /** The guest's package, of which a session pays for one of the services. */
    package: id.optional(),
    /** The guest's code. It does not count as used where a better discount applies. */
    code: Code.optional(),
    /** What the guest was told to pay at the salon. Any other sum is refused with `price_mismatch`. */
    due: money.optional(),
    key: z.uuid().optional(),
  })
  .refine(({ serviceIds, masterIds }) => fitsServices(serviceIds, masterIds), {
    path: ["masterIds"],
    message: unlikeServices,
  });
export type NewDeskBooking = z.infer<typeof NewDeskBooking>;

/**
 * How a visit was paid at the salon. Without a method, none was recorded. A tip is taken with the amount due or
 * later, once the visit has begun. It belongs to the masters and pays nothing of the visit.
 */
export const SalonPaymentOrder = z
  .strictObject({
    /** The guest's package, of which a session pays for a service, and what the page showed as due beside it. */
    session: z.strictObject({ package: id, due: money }).optional(),
    method: z.enum(salonMethods).optional(),
    /**
     * What the page showed for the visit, without tip, gift card and session. Any amount that is not owed is refused
     * with `price_mismatch`.
     */
    due: money.optional(),
    tip: price.optional(),
    /** A gift card handed over at the desk, and what it pays of the price: at most what is due, and what is on it. */
    giftCard: z.strictObject({ code: z.string().max(60), amount: money }).optional(),
    /** The same key is taken only once. With another one, a visit that is already paid is refused with `wrong_state`. */
    key: z.uuid().optional(),
  })
  .refine(({ session, giftCard }) => !session || !giftCard, {
    path: ["giftCard"],
    message: "A gift card can't pay beside a session of a package",
  });

/** What the desk hands back for a visit that got cheaper, as the page showed it, and how. */
export const HandingBack = z.strictObject({ amount: money, method: z.enum(salonMethods) });

/** Why a payment at the salon is reversed. */
export const Reversal = z.strictObject({ reason: line("Say what was wrong") });

/** `seen`: the note as the page showed it. If it has changed since, the call is refused with `wrong_state`. */
export const BookingNote = z.strictObject({ note, seen: z.string().max(4000).optional() });

/** Sending the same key again writes it only once. */
export const NewTimeOff = z.strictObject({
  masterId: id,
  startsAt: instant,
  endsAt: instant,
  reason: line("Say what the time is for"),
  key: z.uuid().optional(),
});
export type NewTimeOff = z.infer<typeof NewTimeOff>;

/** A booked visit in conflict with a change just made. `held`: a slot that a guest is paying for, with its hold's id. */
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
    /** A booking that is to be moved. Its own time does not count as a reason. */
    moving: id.optional(),
  })
  .refine(({ service, master }) => fitsServices(service, master), {
    path: ["master"],
    message: unlikeServices,
  });

/**
 * What occupies the time: a visit or a held slot with its guest's name, a time off with its reason, or hours in which
 * nobody works. The span covers all the time that the guest is there.
 */
export const Occupant = span.extend({
  kind: z.enum(["visit", "hold", "offered", "time_off", "break", "not_working", "closed"]),
  name: z.string(),
});
export type Occupant = z.infer<typeof Occupant>;

/** Why a time is not offered, by the reasons of domain/availability, with the names of those concerned. */
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
  /** The earliest time that customers may book, if this one is too soon. */
  from: z.string().optional(),
  /** Who or what is there, in order of time. */
  there: z.array(Occupant).optional(),
});
export type HourReason = z.infer<typeof HourReason>;

/** No reasons: customers are offered the time. `deskCanBook` says whether the front desk still can. */
export const HourReasons = z.object({ reasons: z.array(HourReason), deskCanBook: z.boolean() });
export type HourReasons = z.infer<typeof HourReasons>;
