import { z } from "zod";
import { availabilityCalls } from "#contract/availability-calls.ts";
import { bookCalls } from "#contract/book-calls.ts";
import { Booking, BookingsQuery, NewBooking } from "#contract/bookings.ts";
import { calendarFeedCalls } from "#contract/calendar-feed-calls.ts";
import { contentCalls } from "#contract/content-calls.ts";
import { deskChangeCalls } from "#contract/desk-change-calls.ts";
import { deskNewsCalls } from "#contract/desk-news-calls.ts";
import { ExceptionList, Resolution } from "#contract/exceptions.ts";
import { email, id, money, page } from "#contract/fields.ts";
import {
  BookingNote,
  Calendar,
  CalendarQuery,
  Confirmations,
  ConfirmationsAnswer,
  HandingBack,
  HitVisit,
  NewDeskBooking,
  NewTimeOff,
  Reversal,
  SalonPaymentOrder,
  Transition,
  TransitionAnswer,
} from "#contract/front-desk.ts";
import { giftCardCalls } from "#contract/gift-card-calls.ts";
import { guestCalls } from "#contract/guest-calls.ts";
import { importCalls } from "#contract/import-calls.ts";
import { mailCalls } from "#contract/mail-calls.ts";
import { Master } from "#contract/masters.ts";
import { membershipCalls } from "#contract/membership-calls.ts";
import { Revenue, RevenueQuery } from "#contract/money.ts";
import { offerCalls } from "#contract/offer-calls.ts";
import { packageCalls } from "#contract/package-calls.ts";
import type { CallName } from "#contract/paths.ts";
import { PaymentIntentAnswer, PaymentIntentRequest } from "#contract/payments.ts";
import { portfolioCalls } from "#contract/portfolio-calls.ts";
import { programCalls } from "#contract/program-calls.ts";
import { roomCalls } from "#contract/room-calls.ts";
import { Salon } from "#contract/salon.ts";
import {
  ManagedMaster,
  MasterChange,
  MasterDraft,
  MasterDraftChange,
  NewSpecialHours,
  Schedule,
  ScheduleSaved,
  SpecialHoursMade,
} from "#contract/schedules.ts";
import { serviceCalls } from "#contract/service-calls.ts";
import { SalonSettings, SettingsChange } from "#contract/settings.ts";
import { setupCalls } from "#contract/setup-calls.ts";
import { siteCalls } from "#contract/site-calls.ts";
import { userCalls } from "#contract/user-calls.ts";
import { visitCalls } from "#contract/visit-calls.ts";
import { waitingCalls } from "#contract/waiting-calls.ts";

/** The wire of one call: what is sent in which place, and what comes back. */
export interface CallSchema {
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  answer: z.ZodType;
  /** The body's media type, where it is not JSON. */
  sends?: string;
  /** The answer's media type, where it is not JSON. */
  media?: string;
}

const inserted = z.object({ insertedId: id });
const modified = z.object({ modifiedCount: z.number().int() });
const byId = z.strictObject({ id });
const byEmail = z.strictObject({ email });

/** Every call's schemas. The server validates with them, the documentation is made from them. */
export const calls = {
  ...userCalls,
  ...serviceCalls,
  listMasters: { summary: "The masters", answer: z.array(Master) },
  readSalon: { summary: "The salon: address, hours, payment mode", answer: Salon },
  ...availabilityCalls,
  ...roomCalls,
  ...portfolioCalls,
  createPaymentIntent: {
    summary: "Price a visit, hold its hour and prepare its payment",
    body: PaymentIntentRequest,
    answer: PaymentIntentAnswer,
  },
  releasePurchase: {
    summary: "Give up an unpaid purchase and free its hour",
    params: byId,
    answer: z.object({ deletedCount: z.number().int() }),
  },
  createBooking: { summary: "Book what a succeeded payment bought", body: NewBooking, answer: inserted },
  listUserBookings: {
    summary: "One person's bookings, the newest first, 200 at most; the Link header leads on",
    params: byEmail,
    query: page,
    answer: z.array(Booking),
  },
  listBookings: {
    summary: "Bookings, the newest first, 200 at most; the Link header leads on",
    query: BookingsQuery,
    answer: z.array(Booking),
  },
  ...visitCalls,
  ...deskChangeCalls,
  ...mailCalls,
  ...programCalls,
  ...calendarFeedCalls,
  ...guestCalls,
  ...importCalls,
  ...membershipCalls,
  ...offerCalls,
  ...giftCardCalls,
  ...packageCalls,
  ...waitingCalls,
  ...deskNewsCalls,
  ...siteCalls,
  ...setupCalls,
  readCalendar: { summary: "The front desk's calendar", query: CalendarQuery, answer: Calendar },
  createDeskBooking: {
    summary: "Book a visit at the desk or over the phone, without a card",
    body: NewDeskBooking,
    answer: inserted,
  },
  changeBookingState: {
    summary: "Take a visit to another state",
    params: byId,
    body: Transition,
    answer: TransitionAnswer,
  },
  confirmBookings: {
    summary: "Confirm visits that wait, and say of each what became of it",
    body: Confirmations,
    answer: ConfirmationsAnswer,
  },
  recordPayment: {
    summary: "Record once that a visit was paid at the salon, and the tip that was given",
    params: byId,
    body: SalonPaymentOrder.optional(),
    /** `credit` is what a gift card paid there; absent where none did. */
    answer: z.object({ amount: money, tip: money, credit: money.optional() }),
  },
  reversePayment: {
    summary: "Take back a payment at the salon that was recorded by mistake",
    params: byId,
    body: Reversal,
    answer: z.object({ amount: money }),
  },
  handBack: {
    summary: "Record once that the desk handed back what a visit was paid at the salon beyond its price",
    params: byId,
    body: HandingBack,
    answer: z.object({ amount: money }),
  },
  updateBooking: {
    summary: "Write a note about a visit",
    params: byId,
    body: BookingNote,
    answer: z.object({ modifiedCount: z.number().int() }),
  },
  createTimeOff: {
    summary: "Keep a master's time free, and list the visits in the way",
    body: NewTimeOff,
    answer: z.object({ insertedId: id, hits: z.array(HitVisit) }),
  },
  deleteTimeOff: {
    summary: "Take a time off back",
    params: byId,
    answer: z.object({ deletedCount: z.number().int() }),
  },
  freeHold: {
    summary: "Free an hour that a customer keeps without having paid",
    params: byId,
    answer: z.object({ deletedCount: z.number().int() }),
  },
  readSchedule: { summary: "A master's week, services and days off", params: byId, answer: Schedule },
  saveSchedule: {
    summary: "Replace a master's week, services or details",
    params: byId,
    body: MasterDraftChange,
    answer: ScheduleSaved,
  },
  createMaster: { summary: "Add a master", body: MasterDraft, answer: inserted },
  listAllMasters: { summary: "The masters, those who have left too", answer: z.array(ManagedMaster) },
  retireMaster: {
    summary: "Let a master leave or come back, and list their next coming visits, 200 at most",
    params: byId,
    body: MasterChange,
    answer: ScheduleSaved,
  },
  createHoursException: {
    summary: "Give some dates hours of their own, for one master or the salon",
    body: NewSpecialHours,
    answer: SpecialHoursMade,
  },
  deleteHoursException: {
    summary: "Take a date's own hours back",
    params: byId,
    answer: z.object({ deletedCount: z.number().int() }),
  },
  readRevenue: {
    summary: "What was taken, by day, service and master",
    query: RevenueQuery,
    answer: Revenue,
  },
  ...bookCalls,
  ...contentCalls,
  listExceptions: { summary: "What needs a person, the open ones first", query: page, answer: ExceptionList },
  resolveException: {
    summary: "Do what helps with an exception, or mark it as seen",
    params: byId,
    body: Resolution,
    answer: modified,
  },
  readSalonSettings: { summary: "What the owner decides about the salon", answer: SalonSettings },
  saveSalonSettings: {
    summary: "Change some of the salon's settings",
    body: SettingsChange,
    answer: ScheduleSaved,
  },
} satisfies Record<CallName, CallSchema>;

export type Calls = typeof calls;

type Part<Call, Key extends string, Direction extends "in" | "out"> = Call extends {
  [K in Key]: infer Schema;
}
  ? Schema extends z.ZodType
    ? Direction extends "in"
      ? z.input<Schema>
      : z.output<Schema>
    : undefined
  : undefined;

/** What a caller sends, and what a handler receives once it is validated. */
export type Sent<Name extends CallName> = {
  [Key in "params" | "query" | "body" as Part<Calls[Name], Key, "in"> extends undefined ? never : Key]: Part<
    Calls[Name],
    Key,
    "in"
  >;
};
export type Received<Name extends CallName> = {
  [Key in "params" | "query" | "body"]: Part<Calls[Name], Key, "out">;
};
export type Answer<Name extends CallName> = z.output<Calls[Name]["answer"]>;
