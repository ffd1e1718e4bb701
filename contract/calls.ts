import type { z } from "zod";
import { availabilityCalls } from "#contract/availability-calls.ts";
import { bookingCalls } from "#contract/booking-calls.ts";
import { calendarFeedCalls } from "#contract/calendar-feed-calls.ts";
import { checkoutCalls } from "#contract/checkout-calls.ts";
import { contentCalls } from "#contract/content-calls.ts";
import { deliveryCalls } from "#contract/delivery-calls.ts";
import { deskChangeCalls } from "#contract/desk-change-calls.ts";
import { deskNewsCalls } from "#contract/desk-news-calls.ts";
import { frontDeskCalls } from "#contract/front-desk-calls.ts";
import { giftCardCalls } from "#contract/gift-card-calls.ts";
import { guestCalls } from "#contract/guest-calls.ts";
import { importCalls } from "#contract/import-calls.ts";
import { membershipCalls } from "#contract/membership-calls.ts";
import { moneyCalls } from "#contract/money-calls.ts";
import { offerCalls } from "#contract/offer-calls.ts";
import { packageCalls } from "#contract/package-calls.ts";
import type { CallName } from "#contract/paths.ts";
import { portfolioCalls } from "#contract/portfolio-calls.ts";
import { programCalls } from "#contract/program-calls.ts";
import { roomCalls } from "#contract/room-calls.ts";
import { salonCalls } from "#contract/salon-calls.ts";
import { scheduleCalls } from "#contract/schedule-calls.ts";
import { serviceCalls } from "#contract/service-calls.ts";
import { setupCalls } from "#contract/setup-calls.ts";
import { siteCalls } from "#contract/site-calls.ts";
import { userCalls } from "#contract/user-calls.ts";
import { visitCalls } from "#contract/visit-calls.ts";
import { waitingCalls } from "#contract/waiting-calls.ts";

/** The wire format of one call: what is sent where, and what comes back. */
export interface CallSchema {
  /** Begins with a verb: 'List bookings'. */
  summary: string;
  /** What the summary has no room for: order, limits, and what else happens. */
  description?: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  answer: z.ZodType;
  /** The body's media type, if it is not JSON. */
  sends?: string;
  /** The answer's media type, if it is not JSON. */
  media?: string;
}

/** Every call's schemas. The server validates with them, and the documentation is generated from them. */
export const calls = {
  ...userCalls,
  ...serviceCalls,
  ...scheduleCalls,
  ...salonCalls,
  ...availabilityCalls,
  ...roomCalls,
  ...portfolioCalls,
  ...checkoutCalls,
  ...bookingCalls,
  ...visitCalls,
  ...frontDeskCalls,
  ...deskChangeCalls,
  ...deskNewsCalls,
  ...waitingCalls,
  ...guestCalls,
  ...importCalls,
  ...membershipCalls,
  ...offerCalls,
  ...giftCardCalls,
  ...packageCalls,
  ...moneyCalls,
  ...contentCalls,
  ...deliveryCalls,
  ...programCalls,
  ...calendarFeedCalls,
  ...siteCalls,
  ...setupCalls,
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

/** What a caller sends, and what a handler receives after validation. */
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
