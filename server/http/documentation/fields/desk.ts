import type { CallName } from "#contract/paths.ts";
import type { FieldMeanings } from "#server/http/documentation/fields/common.ts";

const note = "Note about the booking, for the front desk only.";
const packageOfGuest = "Id of a package of the guest, of which a session pays for one of the services.";

/** What fields mean of what the front desk does. */
export const deskFields = {
  createDeskBooking: {
    note,
    byText: "Whether the guest asked for texts to the number; without it, as the desk last noted.",
    package: packageOfGuest,
    code: "Discount code of the guest.",
    due: "Amount in dollars that the guest was told to pay at the salon; if it has changed, the call fails.",
  },
  quoteAtDesk: {
    code: "Discount code of the guest; if it takes nothing off, the call fails.",
    guestId: "Id of the guest; without it, a guest who is new.",
    email: "E-mail address of the guest; a verified one brings its account's membership.",
    package: packageOfGuest,
  },
  checkRow: { startsAt: "Starts of up to 12 visits, in ISO 8601 with an offset or `Z`." },
  createRow: {
    note,
    code: "Discount code of the guest, used once for each visit.",
    due: "Amount in dollars that the guest was told to pay at each visit; if it has changed, the call fails.",
    visits: "Up to 12 visits, of which all are booked or none.",
  },
  changeLength: {
    endsAt: "New end, in ISO 8601 with an offset or `Z`, in steps of five minutes.",
    from: "End that you read, in ISO 8601; if it has changed, the call fails with `visit_moved`.",
  },
  changeBookingState: {
    to: "New status.",
    undo: "Whether to take a mistaken step back, to `confirmed` or `in_chair`.",
  },
  confirmBookings: { ids: "Ids of up to 50 bookings." },
  recordPayment: {
    session: "A session of the guest's package that pays for one of the services.",
    "session.package": "Id of the package.",
    "session.due": "Amount in dollars that is due beside the session; if it has changed, the call fails.",
    method: "How the amount and the tip were paid; without it, none is recorded.",
    due: "Amount in dollars besides tip, gift card and session; if it isn't owed, the call fails.",
    tip: "Tip in dollars, once the visit has begun.",
    giftCard: "A gift card that pays a part; not with `session`.",
    "giftCard.code": "Code of the gift card.",
    "giftCard.amount": "Amount in dollars that the gift card pays.",
  },
  reversePayment: { reason: "What was wrong with the record." },
  reverseTip: { amount: "Tip in dollars that you read; if it has changed, the call fails." },
  handBack: {
    amount: "Amount in dollars that the booking's `handBack` says; if it has changed, the call fails.",
    method: "How you handed it back.",
  },
  reverseHandBack: { amount: "Amount in dollars that you read as handed back; another one fails." },
  updateBooking: {
    note,
    seen: "Note that you read; if it has changed since, the call fails with `wrong_state`.",
  },
  createTimeOff: {
    masterId: "Id of the master.",
    startsAt: "Start of the time off, in ISO 8601 with an offset or `Z`.",
    endsAt: "End of the time off, in ISO 8601 with an offset or `Z`.",
    reason: "What the time is for.",
  },
  markNewsSeen: { until: "Time of the newest entry that you have seen, in ISO 8601 with an offset or `Z`." },
} satisfies Partial<Record<CallName, FieldMeanings>>;
