import { z } from "zod";
import { byId, deleted, id, inserted, modified, money } from "#contract/fields.ts";
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

/** The calls with which the front desk runs the day. */
export const frontDeskCalls = {
  readCalendar: {
    summary: "Retrieve the front desk's calendar",
    description:
      "Returns days, bookings, time off and holds of a span of up to 31 days. Cancelled bookings are left out.",
    query: CalendarQuery,
    answer: Calendar,
  },
  createDeskBooking: {
    summary: "Create a booking at the front desk",
    description:
      "For guests at the desk or on the phone, without a card payment. The booking is confirmed at once. Send a `key` to retry safely: the same request with the same key books once.",
    body: NewDeskBooking,
    answer: inserted,
  },
  changeBookingState: {
    summary: "Update the status of a booking",
    description:
      "Confirms it, or marks the guest as in the chair, completed or a no-show. Pass `undo` to take a mistaken step back.",
    params: byId,
    body: Transition,
    answer: TransitionAnswer,
  },
  confirmBookings: {
    summary: "Confirm bookings",
    description: "Confirms several pending bookings. The response has an outcome for each.",
    body: Confirmations,
    answer: ConfirmationsAnswer,
  },
  recordPayment: {
    summary: "Record a payment at the salon",
    description:
      "Records what was paid for a booking, and the tip. Send a `key` to retry safely: the same request with the same key counts once.",
    params: byId,
    body: SalonPaymentOrder.optional(),
    /** `credit` is what a gift card paid there. Absent if none did. */
    answer: z.object({ amount: money, tip: money, credit: money.optional() }),
  },
  reversePayment: {
    summary: "Reverse a payment at the salon",
    description: "For a payment that was recorded by mistake. The booking is unpaid again.",
    params: byId,
    body: Reversal,
    answer: z.object({ amount: money }),
  },
  reverseTip: {
    summary: "Reverse a tip",
    description: "For a tip that was recorded by mistake. The payment stays.",
    params: byId,
    /** What the page showed. */
    body: z.strictObject({ amount: money }),
    answer: z.object({ amount: money }),
  },
  handBack: {
    summary: "Record a refund at the salon",
    description:
      "Records that the desk has handed back what it owes a guest, for example after a booking got cheaper.",
    params: byId,
    body: HandingBack,
    answer: z.object({ amount: money }),
  },
  reverseHandBack: {
    summary: "Reverse a refund at the salon",
    description:
      "For a refund that was recorded by mistake. Possible on the same day, until the day is closed.",
    params: byId,
    body: HandingBack.omit({ method: true }),
    answer: z.object({ amount: money }),
  },
  updateBooking: {
    summary: "Update the note of a booking",
    params: byId,
    body: BookingNote,
    answer: modified,
  },
  createTimeOff: {
    summary: "Create time off for a master",
    description:
      "The response lists bookings and holds within that time. They stay until staff move them. An hour that is offered to the waiting list is withdrawn within a minute.",
    body: NewTimeOff,
    answer: z.object({ insertedId: id, hits: z.array(HitVisit) }),
  },
  deleteTimeOff: {
    summary: "Delete time off",
    params: byId,
    answer: deleted,
  },
  freeHold: {
    summary: "Release a customer's hold",
    description: "Frees an hour that is held and not paid.",
    params: byId,
    answer: deleted,
  },
};
