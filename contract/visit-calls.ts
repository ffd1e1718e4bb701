import { z } from "zod";
import { Booking } from "#contract/bookings.ts";
import { id } from "#contract/fields.ts";
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

const byId = z.strictObject({ id });

/** The calls of one visit's life, once it is booked. */
export const visitCalls = {
  previewCancellation: {
    summary: "What cancelling a visit now would give back",
    params: byId,
    query: CancellationPreviewQuery,
    answer: CancellationPreview,
  },
  cancelBooking: { summary: "Cancel a visit", params: byId, body: CancellationRequest, answer: Cancellation },
  moveBooking: { summary: "Give a visit another hour", params: byId, body: Move, answer: Booking },
  previewChange: {
    summary: "What other services of a visit would cost or give back",
    params: byId,
    query: ChangeQuery,
    answer: ChangePreview,
  },
  changeVisit: {
    summary: "Give a coming visit other services",
    params: byId,
    body: ChangeRequest,
    answer: ChangeAnswer,
  },
  payForChange: {
    summary: "Make the change of a visit that a succeeded payment bought",
    params: byId,
    body: PaidChange,
    answer: Booking,
  },
  readTimeline: { summary: "What happened to a visit", params: byId, answer: Timeline },
  readReceipt: { summary: "What was paid for a visit", params: byId, answer: Receipt },
  readCalendarFile: {
    summary: "A visit as a calendar file",
    params: byId,
    answer: z.string(),
    media: "text/calendar",
  },
};
