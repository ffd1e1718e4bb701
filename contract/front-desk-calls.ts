import { z } from "zod";
import { id, money } from "#contract/fields.ts";
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

const inserted = z.object({ insertedId: id });
const modified = z.object({ modifiedCount: z.number().int() });
const deleted = z.object({ deletedCount: z.number().int() });
const byId = z.strictObject({ id });

/** What the front desk does with the day. */
export const frontDeskCalls = {
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
  reverseTip: {
    summary: "Take back a tip that was written down by mistake, and leave the payment beside it",
    params: byId,
    /** What the page showed. */
    body: z.strictObject({ amount: money }),
    answer: z.object({ amount: money }),
  },
  handBack: {
    summary: "Record once that the desk handed back what a visit was paid at the salon beyond its price",
    params: byId,
    body: HandingBack,
    answer: z.object({ amount: money }),
  },
  reverseHandBack: {
    summary: "Take back on the same day that something was handed back, which it was not",
    params: byId,
    body: HandingBack.omit({ method: true }),
    answer: z.object({ amount: money }),
  },
  updateBooking: {
    summary: "Write a note about a visit",
    params: byId,
    body: BookingNote,
    answer: modified,
  },
  createTimeOff: {
    summary: "Keep a master's time free, and list the visits in the way",
    body: NewTimeOff,
    answer: z.object({ insertedId: id, hits: z.array(HitVisit) }),
  },
  deleteTimeOff: {
    summary: "Take a time off back",
    params: byId,
    answer: deleted,
  },
  freeHold: {
    summary: "Free an hour that a customer keeps without having paid",
    params: byId,
    answer: deleted,
  },
};
