import type { BookingsQuery } from "#contract/bookings.ts";
import { mostListed } from "#contract/fields.ts";
import { toDollars } from "#domain/money.ts";
import { dayFrame } from "#domain/time/day-frame.ts";
import type { BookingFilter } from "#server/database/bookings-search.ts";
import {
  countBookingsOf,
  countFoundBookings,
  findBookings,
  listBookingsOf,
} from "#server/database/bookings-search.ts";
import { listUnreviewedVisits } from "#server/database/reviews.ts";
import { readSalon } from "#server/database/salon.ts";
import { readSearched } from "#server/database/search.ts";
import { readMadeUntil, readMasterOfVisits } from "#server/database/visits-of-master.ts";
import { type Handlers, signedIn } from "#server/http/handler.ts";
import { bookedThrough, toBooking, toHandedBack, toPaid, toReturned } from "#server/http/wire/bookings.ts";
import { describePage, readCursor } from "#server/http/wire/page.ts";
import { ok } from "#server/usecases/result.ts";
import { takesCards } from "#server/usecases/takes-cards.ts";
import { tellHandedBack } from "#server/usecases/visits/hand-back.ts";
import { tellReturned } from "#server/usecases/visits/tell-returned.ts";
import { tellPaid } from "#server/usecases/visits/told-paid.ts";

type BookingCalls = "listUserBookings" | "listBookings";

/** A customer's own bookings, and everybody's. */
export const bookingHandlers: Pick<Handlers, BookingCalls> = {
  async listUserBookings(app, incoming) {
    const actor = signedIn(incoming);
    const { email } = incoming.params;
    const { limit = mostListed, cursor: before } = incoming.query;
    const db = app.engine.read;
    const salon = await readSalon(db);
    const of = email === actor.email ? { userId: actor.userId } : { email };
    const rows = await listBookingsOf(db, of, { limit, before });
    const total = await countBookingsOf(db, of);
    describePage(incoming.setHeader, {
      path: `/api/bookings/${encodeURIComponent(email)}`,
      limit,
      total,
      rows,
    });
    if (email !== actor.email) return ok(rows.map((row) => toBooking(row, salon, app.now())));
    const unreviewed = new Set(await listUnreviewedVisits(db, actor.userId));
    const paid = await tellPaid(db, rows);
    const told = { zone: salon.zone, takesCards: takesCards(app.site) };
    const returned = await tellReturned(db, rows, told);
    return ok(
      rows.map((row) => {
        const back = returned(row);
        return {
          ...toBooking(row, salon, app.now()),
          ...toPaid(paid(row)),
          ...(back && { returned: toReturned(back) }),
          canReview: unreviewed.has(row.id),
        };
      }),
    );
  },

  async listBookings(app, { query, setHeader }) {
    const { limit = mostListed, cursor, page = 1, order, ...asked } = query;
    const before = readCursor(cursor, asked);
    if (!before.ok) return before;
    const db = app.engine.read;
    const salon = await readSalon(db);
    const narrowed = toFilter(asked, { zone: salon.zone, now: app.now() });
    const master = asked.master ? await readMasterOfVisits(db, asked.master, narrowed) : undefined;
    const filter: BookingFilter = {
      ...narrowed,
      ...{ master, madeUntil: await readMadeUntil(db, { ...narrowed, master }) },
      search: await readSearched(app.engine, "bookings", asked.search),
    };
    const rows = await findBookings(db, filter, { limit, page, before: before.value, order });
    const isAll = page === 1 && before.value === undefined && rows.length < limit;
    const counted = await countFoundBookings(db, filter, isAll ? rows : undefined);
    const { count: total, cents, isCut, since } = counted;
    describePage(setHeader, {
      path: "/api/bookings",
      limit,
      filter: asked,
      total,
      rows,
      ...(order === "visit" && { byPage: { page, order } }),
    });
    if (since !== null) setHeader("x-searched-since", new Date(since).toISOString());
    if (isCut) setHeader("x-total-is-more", "1");
    else setHeader("x-total-price", String(toDollars(cents)));
    const paid = await tellPaid(db, rows);
    const handedBack = await tellHandedBack(db, salon, app.now());
    return ok(
      rows.map((row) => ({
        ...toBooking(row, salon, app.now()),
        ...toPaid(paid(row)),
        ...toHandedBack(handedBack.get(row.id)),
        ...bookedThrough(row),
      })),
    );
  },
};

/** The bookings that a query asks for. Its dates are days of the salon. */
function toFilter(
  {
    from,
    to,
    status,
    waiting,
    toHandBack,
    madeFrom,
    madeTo,
    source,
  }: Omit<BookingsQuery, "limit" | "page" | "cursor" | "order" | "search" | "master">,
  { zone, now }: { zone: string; now: number },
): BookingFilter {
  return {
    ...(from && { from: dayFrame(from, zone).from }),
    ...(to && { to: dayFrame(to, zone).to }),
    ...(status && { state: status }),
    ...(waiting && { waitingAt: now }),
    ...(toHandBack && { isToHandBack: true }),
    ...(madeFrom && { madeFrom: dayFrame(madeFrom, zone).from }),
    ...(madeTo && { madeTo: dayFrame(madeTo, zone).to }),
    ...(source && { source }),
  };
}
