import { z } from "zod";
import { Booking } from "#contract/bookings.ts";
import { byId } from "#contract/fields.ts";
import { Receipt } from "#contract/receipts.ts";
import {
  ChangeAnswer,
  ChangePreview,
  ChangeQuery,
  ChangeRequest,
  PaidChange,
} from "#contract/visit-changes.ts";
import {
  Cancellation,
  CancellationPreview,
  CancellationPreviewQuery,
  CancellationRequest,
  Move,
  Timeline,
} from "#contract/visits.ts";

/** The calls of a visit after it is booked. */
export const visitCalls = {
  previewCancellation: {
    summary: "Preview a cancellation",
    description:
      "Returns what cancelling now would refund. Customers can preview their own bookings, staff any.",
    params: byId,
    query: CancellationPreviewQuery,
    answer: CancellationPreview,
  },
  cancelBooking: {
    summary: "Cancel a booking",
    description:
      "Refunds what the salon's terms give back; as staff, pass `by` with `salon` to refund everything. Customers can cancel their own bookings, staff any.",
    params: byId,
    body: CancellationRequest,
    answer: Cancellation,
  },
  moveBooking: {
    summary: "Move a booking",
    description:
      "Moves it to another hour, and to other masters if you name them. The price stays. Customers can move their own bookings until the salon's deadline, staff any until the visit begins.",
    params: byId,
    body: Move,
    answer: Booking,
  },
  previewChange: {
    summary: "Preview a change of services",
    description:
      "Returns what other services would cost or refund. Nothing is held. Customers can preview their own bookings, staff any.",
    params: byId,
    query: ChangeQuery,
    answer: ChangePreview,
  },
  changeVisit: {
    summary: "Change the services of a booking",
    description:
      "Send the price and refund that the preview returned. If the difference is paid by card, the response has a payment, and the booking changes once it succeeds.",
    params: byId,
    body: ChangeRequest,
    answer: ChangeAnswer,
  },
  payForChange: {
    summary: "Complete a paid change",
    description:
      "Call it after the payment for the change has succeeded. Repeating it returns the same booking.",
    params: byId,
    body: PaidChange,
    answer: Booking,
  },
  readTimeline: {
    summary: "Retrieve a booking's timeline",
    description:
      "What happened to it, oldest first. Customers can retrieve their own bookings' timelines, staff any.",
    params: byId,
    answer: Timeline,
  },
  readReceipt: {
    summary: "Retrieve a booking's receipt",
    description: "Customers can retrieve their own receipts, staff any.",
    params: byId,
    answer: Receipt,
  },
  readCalendarFile: {
    summary: "Download a booking as a calendar file",
    description: "Customers can download their own bookings, staff any.",
    params: byId,
    answer: z.string(),
    media: "text/calendar",
  },
};
