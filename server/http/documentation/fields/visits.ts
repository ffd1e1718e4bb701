import type { CallName } from "#contract/paths.ts";
import type { FieldMeanings } from "#server/http/documentation/fields/common.ts";

const newStart = "New start, in ISO 8601 with an offset or `Z`; without it, the start stays.";

/** What fields mean of what becomes of a visit after it was booked. */
export const visitFields = {
  listUserBookings: {
    cursor: "Where the page starts: the `cursor` of the previous response's `Link` header.",
  },
  listBookings: {
    cursor: "Where the page starts: the `cursor` of the `Link` header, with the same filters.",
    page: "Number of the page, from 1; goes with `limit`, and not with `cursor`.",
    from: "First date of the visit, in the salon's time zone.",
    to: "Last date of the visit, inclusive, in the salon's time zone.",
    master: "Only visits with this master, by id.",
    status: "Only bookings with this status.",
    search: "Words to find in names, e-mail addresses, numbers, services and transaction ids.",
    waiting: "`true` for pending bookings only, which are still to come or to be arranged.",
    toHandBack: "`true` for bookings only for which the desk has money to hand back.",
    madeFrom: "First date on which it was booked, in the salon's time zone.",
    madeTo: "Last date on which it was booked, inclusive, in the salon's time zone.",
    source: "Only bookings from this source: `desk`, `site`, or the `src` of a link.",
    order: "`newest` booking first, which is the default, or earliest `visit` first.",
  },
  cancelBooking: {
    refund: "Refund in dollars that the preview returned; if it has changed, the call fails.",
    session: "`session` that the preview returned; if it has changed, the call fails.",
    waits: "Whether money for a guest who isn't at the desk waits there; by default it is handed back now.",
    method: "How the desk hands money back now; the default is the way in which it was paid.",
  },
  moveBooking: {
    startsAt: "New start, in ISO 8601 with an offset or `Z`.",
    masterId: "Id of a master or `any`, for the whole visit; without it, the masters stay.",
    from: "Start that you read, in ISO 8601, or null; if it has changed, the call fails with `visit_moved`.",
  },
  previewChange: {
    service: "Id of a service; repeat it for all that the visit is to have, in order.",
    master: "Id of a master or `any`; repeat it, once for each service; without it, the masters stay.",
    startsAt: newStart,
  },
  changeVisit: {
    serviceIds: "Ids of all services that the visit is to have, in order.",
    masterId: "Id of a master or `any`, for the whole visit; without it, the masters stay.",
    startsAt: newStart,
    seen: "`seen` of the preview, which identifies the visit's state.",
    price: "`price` of the preview, in dollars; if it has changed, the call fails.",
    refund: "`refund` of the preview, in dollars; if it has changed, the call fails.",
    handBack: "`handBack` of the preview, in dollars; if it has changed, the call fails.",
    toGiftCard: "`toGiftCard` of the preview, in dollars; if it has changed, the call fails.",
    session: "`session` of the preview; if it has changed, the call fails.",
    pay: "How to pay the difference; the default is the first of the preview's `pay`.",
    dueNow: "`dueNow` of the preview, in dollars; if it has changed, the call fails.",
  },

  joinWaitingList: {
    dates: "Acceptable dates, in the salon's time zone.",
    hours: "Hours of the day in which the visit may begin; without them, any.",
  },
  addWaitingGuest: {
    dates: "Acceptable dates, in the salon's time zone.",
    hours: "Hours of the day in which the visit may begin; without them, any.",
  },
  listWaiting: {
    state: "`waiting` entries, those `given` a visit, or those `gone` without one.",
    date: "Only entries that accept this date of the salon.",
    limit: "Maximum number of entries per page.",
    cursor: "`next` of the previous page.",
  },
  offerHour: { masterIds: "Ids of the masters, one for each service; the default is the entry's." },
} satisfies Partial<Record<CallName, FieldMeanings>>;
