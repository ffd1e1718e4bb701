import { booking } from "#server/http/documentation/answers/booking.ts";
import { master } from "#server/http/documentation/answers/catalogue.ts";
import { type Answered, within } from "#server/http/documentation/answers/common.ts";
import { exception } from "#server/http/documentation/answers/money.ts";
import type { FieldMeanings } from "#server/http/documentation/fields/common.ts";

const buffers: FieldMeanings = {
  buffers: "Time before and after the guest's in which nobody else can book the masters.",
  "buffers.kind": "`preparation` before the guest's time, `cleanup` after it, or `between` two services.",
  "buffers.startsAt": "When it begins, in ISO 8601.",
  "buffers.endsAt": "When it ends, in ISO 8601.",
};

const visit: FieldMeanings = {
  ...booking,
  ...buffers,
  paid: "How it was paid; `deposit` if only a part is, `unpaid` if nothing is.",
  note: "Note about the booking, for the front desk only.",
  takenAtDesk: "Amount in dollars taken at the desk, with the tip; missing if there is none.",
  tip: "Part of `takenAtDesk` in dollars that is a tip; missing if there is none.",
  keptAtSalon: "Part of `takenAtDesk` in dollars that is kept beyond the price; missing if there is none.",
  visitsHad: "Number of visits that the guest has completed.",
  guestId: "Id of the guest; null if the guest is unknown.",
};

const hold: FieldMeanings = {
  ...buffers,
  _id: "Id of the hold.",
  since: "When the hold began, in ISO 8601.",
  holdEndsAt: "When the hold ends, in ISO 8601.",
  items: "Services of the visit, in order.",
  "items.startsAt": "Start of the service, in ISO 8601.",
  "items.endsAt": "End of the service, in ISO 8601.",
};

/** What is answered about the front desk's day. */
export const deskAnswers = {
  readCalendar: {
    slotStepMinutes: "Minutes between the starts that customers can choose.",
    masters: "Masters who work here, then former ones with a visit in the span.",
    ...within("masters", master),
    days: "Each day of the span.",
    "days.date": "Date of the day, in the salon's time zone.",
    "days.open": "Opening hours of the salon that day.",
    "open.startsAt": "When the hours begin, in ISO 8601.",
    "open.endsAt": "When the hours end, in ISO 8601.",
    "days.working": "When each master works that day.",
    "working.spans": "Hours of the master within those of the salon.",
    "spans.startsAt": "When the hours begin, in ISO 8601.",
    "spans.endsAt": "When the hours end, in ISO 8601.",
    "days.bookings": "Number of visits that begin that day, without cancelled and missed ones.",
    "days.taken": "Revenue of the day in dollars, net of refunds.",
    "days.bookedMinutes": "Part of `openMinutes` that was booked, in minutes.",
    "days.openMinutes": "Hours of the masters without their time off, in minutes.",
    "days.chairsInUse": "Booked part of the masters' hours, in percent.",
    visits: "Bookings of the span, without cancelled ones.",
    ...within("visits", visit),
    timeOff: "Time when masters are away or kept free.",
    "timeOff._id": "Id of the time off.",
    "timeOff.reason": "What the time is for.",
    "timeOff.startsAt": "When it begins, in ISO 8601.",
    "timeOff.endsAt": "When it ends, in ISO 8601.",
    holds: "Hours that are held for guests who have not paid yet.",
    ...within("holds", hold),
    toArrange: "Bookings without a time, whatever the span.",
    ...within("toArrange", visit),
    waiting: "Number of paid, pending bookings that are still to come or to be arranged.",
  },
  confirmBookings: {
    results: "What became of each booking, in order.",
    "results._id": "Id of the booking.",
    "results.outcome": "`confirmed`, `unchanged` if it wasn't pending, or `not_found`.",
    "results.status": "Status of the booking now; null if it doesn't exist.",
  },
  recordPayment: {
    amount: "Amount in dollars that is recorded as paid at the salon, without tip and gift card.",
    tip: "Tip in dollars that is recorded.",
    credit: "Amount in dollars that a gift card paid at the salon; missing if none did.",
  },
  reversePayment: { amount: "Amount in dollars that was reversed, with tip and gift card." },
  reverseTip: { amount: "Tip in dollars that was reversed." },
  handBack: { amount: "Amount in dollars that was handed back." },
  reverseHandBack: { amount: "Amount in dollars whose hand-back was reversed." },
  createTimeOff: { insertedId: "Id of the time off.", hits: "Bookings and holds within that time." },

  readReasons: {
    reasons: "Why customers aren't offered the hour; empty if they are.",
    deskCanBook: "Whether the front desk can still book the hour.",
  },
  checkRow: {
    fits: "Whether the visit fits.",
    masterIds: "Ids of the masters who would perform it, one for each service; empty if it doesn't fit.",
    reasons: "Why the visit doesn't fit; empty if it does.",
    waysOut: "Up to three alternatives; empty if the visit fits.",
    "waysOut.kind": "Whether it is another `hour`, another `master`, or the same hour on another `day`.",
    "waysOut.masterIds": "Ids of the masters, one for each service in order.",
  },

  readDeskNews: {
    counts: "What waits at the desk now.",
    "counts.toConfirm": "Number of paid bookings that nobody has confirmed yet.",
    "counts.today": "Number of visits that begin today.",
    "counts.messages": "Number of open messages from visitors.",
    "counts.exceptions": "Number of open exceptions; 0 for staff, since they are the owner's.",
    "counts.reviews": "Number of reviews that wait for approval; 0 for staff, since they are the owner's.",
    unseen: "Number of entries that are new.",
    news: "What happened without the desk in the last seven days, newest first.",
    "news._id": "Id of the entry.",
    "news.kind": "What happened: to a booking, by `message`, or with `money` as an exception.",
    "news.at": "When it happened, in ISO 8601.",
    "news.isNew": "Whether it happened after you last saw the news.",
    "news.name": "Name of the guest or visitor; may be empty.",
    "news.search": "What to search for to find the booking; empty without one.",
    "news.bookingId": "Id of the booking; null if it is about none.",
    "news.service_name": "Names of the services, separated by commas; empty if it is about no booking.",
    "news.startsAt": "Start of the visit, in ISO 8601, after a move the new one; null without one.",
    "news.text": "Beginning of the visitor's message; empty for anything else.",
    "news.exception": "The exception, if `kind` is `money`; null for anything else.",
    ...within("exception", exception),
  },
} satisfies Partial<Record<Answered, FieldMeanings>>;
