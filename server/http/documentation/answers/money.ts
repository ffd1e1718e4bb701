import { type Answered, within } from "#server/http/documentation/answers/common.ts";
import type { FieldMeanings } from "#server/http/documentation/fields/common.ts";

/** Something that needs a person. */
export const exception: FieldMeanings = {
  _id: "Id of the exception.",
  kind: "What is wrong.",
  at: "When it was found, in ISO 8601.",
  resolvedAt: "When it was resolved, in ISO 8601; null while it is open.",
  action: "The action that resolves it; `note` if it can only be marked as seen.",
  outcome: "State of the dispute; null for anything else.",
  work: "Kind of the queued work that was not done; null for anything else.",
  handBack: "Amount in dollars that can be handed back in place of the refund; missing if none can.",
  handedBack: "Amount in dollars handed back today in its place, which can be reversed; missing if none can.",
  seen: "Whether it was only marked as seen, so that it can be reopened; missing if not.",
  about: "The payment or the booking that it is about.",
  "about.bookingId": "Id of the booking; null without one.",
  "about.name": "Full name of the guest; null without one.",
  "about.service_name": "What was bought, with names separated by commas; null if it isn't known.",
  "about.startsAt": "Start of the visit, in ISO 8601; null without one.",
  "about.transactionId": "Id of the payment intent; null without one.",
  "about.amount":
    "Amount in dollars of the refund, of the dispute, or otherwise of the payment; null without one.",
};

const day: FieldMeanings = {
  date: "Date of the day, in the salon's time zone.",
  from: "From when money is counted, in ISO 8601; usually the end of the close before.",
  card: "Amount in dollars that cards paid, less refunds.",
  cardPayments: "Number of card payments.",
  cardRefunded: "Amount in dollars that was refunded to cards, below 0.",
  desk: "Amount in dollars taken at the desk with tips, less what was handed back.",
  tips: "Part of `desk` in dollars that is tips.",
  deskCash: "Part of `desk` in dollars that is recorded as cash.",
  deskOther: "Part of `desk` in dollars that is recorded as paid in another way.",
  deskPayments: "Number of payments at the desk.",
  came: "Number of the day's visits whose guest came.",
  missed: "Number of the day's visits that were missed.",
};

const close: FieldMeanings = {
  ...day,
  number: "Number of the close; they are counted in order.",
  closedAt: "When the day was closed, in ISO 8601.",
  closedBy: "Name of who closed it; null if that person has left.",
  morning: "Cash in dollars that was in the till in the morning.",
  cash: "Counted cash in dollars, with what was in the till in the morning.",
  other: "Amount in dollars taken in other ways, below 0 if more was handed back than came in.",
  left: "Cash in dollars that stays in the till.",
  difference: "Counted amount less what the books say, in dollars; below 0 if money is missing.",
  reason: "Why the count differs from the books; empty if it doesn't.",
};

const shares = "Revenue in dollars; `Not assigned` has what belongs to none.";

const chairs: FieldMeanings = {
  bookedMinutes: "Part of `openMinutes` that was booked, in minutes.",
  openMinutes: "Minutes that the masters worked and could be booked.",
};

const again: FieldMeanings = {
  visits: "Number of completed visits of known guests.",
  here: "Number of them after which the guest booked again before leaving.",
  dayAfter: "Number of the others after which the guest booked again within a day.",
};

const missed: FieldMeanings = {
  visits: "Number of visits.",
  price: "Price of the visits in dollars.",
  kept: "Part of the price in dollars that the salon has kept.",
  cost: "Part of the price in dollars that is lost.",
  unpaid: "Number of visits for which nothing was kept.",
};

const newcomers: FieldMeanings = {
  fresh: "Number of guests who came for the first time.",
  known: "Number of guests who had been here before.",
};

/** What is answered about revenue, figures, the till and exceptions. */
export const moneyAnswers = {
  readRevenue: {
    net: "Revenue in dollars, net of refunds.",
    card: "Part of the revenue in dollars that was paid by card.",
    desk: "Part of the revenue in dollars that was paid at the desk.",
    credit: "Part of the revenue in dollars that gift cards and package sessions paid.",
    days: "Revenue of each day.",
    "days.date": "Date of the day, in the salon's time zone.",
    "days.amount": "Revenue of the day in dollars.",
    services: "Revenue of each service, largest first.",
    "services.name": "Name of the service.",
    "services.amount": shares,
    masters: "Revenue of each master, largest first.",
    "masters.name": "Name of the master.",
    "masters.amount": shares,
  },
  readFigures: {
    ...chairs,
    chairs: "How much of the masters' open hours was booked.",
    "chairs.masters": "The same for each master.",
    "chairs.hours": "The same for each hour of the week in which somebody worked.",
    "masters.name": "Name of the master.",
    "masters.former": "Whether the master has left.",
    "hours.hour": "Hour of the salon's clock, from 0 to 23.",
    hoursKeptFrom: "First date of the salon whose hours are recorded as they were; null if those of all are.",
    again: "How often guests booked again at the end of a visit.",
    ...within("again", again),
    "again.masters": "The same for each master.",
    ...within("again.masters", again),
    back: "How often guests came again within some days.",
    "back.days": "Number of days.",
    "back.visits": "Number of visits whose days ended within the span.",
    "back.back": "Number of them after which the guest came again in time.",
    guests: "Guests who came, each counted once.",
    ...newcomers,
    "guests.parts": "The same for each part of the span, in which each guest is counted once.",
    "parts.from": "First date of the part, in the salon's time zone.",
    "parts.to": "Last date of the part, inclusive, in the salon's time zone.",
    noShows: "Visits that were missed.",
    ...within("noShows", missed),
    late: "Visits that their customer cancelled too late to get everything back.",
    ...within("late", missed),
    earnings: "What an hour of each service brings in, highest first.",
    "earnings.service": "Name of the service.",
    "earnings.times": "How often it was performed.",
    "earnings.minutes": "Minutes that it took in total, with preparation and clean-up.",
    "earnings.amount": "Amount in dollars that it brought in, net of refunds.",
    "earnings.perHour": "Amount in dollars for each hour.",
    sources: "Where bookings came from, most first.",
    "sources.source": "`site`, `desk`, or the `src` of a link.",
    "sources.bookings": "Number of bookings.",
  },
  readDailyClose: {
    ...day,
    state: "`open` if the day can be closed, `closed`, or `to_come`.",
    to: "Until when money is counted, in ISO 8601.",
    morning: "Cash in dollars that the close before left in the till; null before the first close.",
    unpaid: "Number of the day's visits whose guest came and has not paid.",
    unmarked: "Number of the day's visits that are over and marked neither as completed nor as missed.",
    closed: "The close of this day; null if it isn't closed.",
    ...within("closed", close),
    before: "The last fourteen closes, latest first.",
    ...within("before", close),
  },
  closeDay: { number: "Number of the daily close." },
  listExceptions: {
    open: "Number of open exceptions in total.",
    exceptions: "A page of exceptions, open ones first.",
    ...within("exceptions", exception),
  },
  reverseRefundHandBack: { amount: "Amount in dollars whose hand-back was reversed." },
} satisfies Partial<Record<Answered, FieldMeanings>>;
