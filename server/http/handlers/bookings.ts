import type { BookingsQuery } from "#contract/bookings.ts";
import { mostListed } from "#contract/fields.ts";
import { toDollars } from "#domain/money.ts";
import { dayFrames } from "#domain/time/day-frame.ts";
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
import { type Handlers, signedIn } from "#server/http/handler.ts";
import { bookedThrough, toBooking, toPaid, toReturned } from "#server/http/wire/bookings.ts";
import { toMasters } from "#server/http/wire/masters.ts";
import { describePage, readCursor } from "#server/http/wire/page.ts";
import { toQuote } from "#server/http/wire/quotes.ts";
import { languageOfPage } from "#server/identity/page-language.ts";
import { createBooking } from "#server/usecases/checkout/create-booking.ts";
import { extendPurchase, findHeld, releaseOwnPurchase } from "#server/usecases/checkout/held-purchase.ts";
import { preparePurchase } from "#server/usecases/checkout/prepare-purchase.ts";
import { ok } from "#server/usecases/result.ts";
import { tellPaid } from "#server/usecases/visits/paid-visit.ts";
import { tellReturned } from "#server/usecases/visits/tell-returned.ts";

type BookingCalls =
  | "createPaymentIntent"
  | "readHeldPurchase"
  | "releasePurchase"
  | "extendPurchase"
  | "createBooking"
  | "listUserBookings"
  | "listBookings";

export const bookingHandlers: Pick<Handlers, BookingCalls> = {
  async createPaymentIntent(app, incoming) {
    const caller = signedIn(incoming);
    const { userId, email } = caller;
    const {
      startsAt,
      name,
      number,
      masterId,
      masterIds,
      source,
      code,
      package: packageId,
      ...order
    } = incoming.body;
    const masters = toMasters({ masterId, masterIds });
    const buyer = {
      userId,
      email,
      name: name ?? caller.name,
      phone: number ?? caller.phone ?? "",
      language: languageOfPage(incoming.headers.get("referer")),
      network: incoming.network,
      source,
      worksHere: caller.role !== "customer",
    };
    const prepared = await preparePurchase(app, buyer, {
      ...order,
      ...(code && { codes: code }),
      ...(packageId && { packageId }),
      ...(masters && { masters }),
      ...(startsAt && { startsAt: Date.parse(startsAt) }),
    });
    if (!prepared.ok) return prepared;
    const { purchaseId, clientSecret, quote, totalCents, dueNowCents, creditCents, askedBy, holdEndsAt } =
      prepared.value;
    return ok({
      clientSecret,
      purchaseId,
      total: toDollars(totalCents),
      dueNow: toDollars(dueNowCents),
      ...(creditCents > 0 && { credit: toDollars(creditCents) }),
      quote: incoming.body.serviceIds ? toQuote(quote, { dueNowCents, creditCents, askedBy }) : null,
      holdEndsAt: holdEndsAt === null ? null : new Date(holdEndsAt).toISOString(),
    });
  },

  async readHeldPurchase(app, incoming) {
    return ok({ held: await findHeld(app, signedIn(incoming).userId) });
  },

  async releasePurchase(app, incoming) {
    const released = await releaseOwnPurchase(app, signedIn(incoming).userId, incoming.params.id);
    return released.ok ? ok({ deletedCount: released.value }) : released;
  },

  async extendPurchase(app, incoming) {
    const extended = await extendPurchase(app, signedIn(incoming).userId, incoming.params.id);
    return extended.ok ? ok({ holdEndsAt: new Date(extended.value.holdEndsAt).toISOString() }) : extended;
  },

  async createBooking(app, incoming) {
    const booked = await createBooking(app, signedIn(incoming).userId, incoming.body);
    return booked.ok ? ok({ insertedId: booked.value.id }) : booked;
  },

  async listUserBookings(app, incoming) {
    const actor = signedIn(incoming);
    const { email } = incoming.params;
    const { limit = mostListed, cursor: before } = incoming.query;
    const db = app.engine.read;
    const salon = await readSalon(db);
    const of = email === actor.email ? { userId: actor.userId } : { email };
    const rows = await listBookingsOf(db, of, { limit, before });
    describePage(incoming.setHeader, {
      path: `/api/bookings/${encodeURIComponent(email)}`,
      limit,
      total: await countBookingsOf(db, of),
      lastId: rows.at(-1)?.id,
      answered: rows.length,
    });
    if (email !== actor.email) return ok(rows.map((row) => toBooking(row, salon, app.now())));
    const unreviewed = new Set(await listUnreviewedVisits(db, actor.userId));
    const paid = await tellPaid(db, rows);
    const returned = await tellReturned(db, rows, salon.zone);
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
    const filter: BookingFilter = {
      ...toFilter(asked, { zone: salon.zone, now: app.now() }),
      search: await readSearched(app.engine, "bookings", asked.search),
    };
    const rows = await findBookings(db, filter, { limit, page, before: before.value, order });
    const { count: total, cents, isCut } = await countFoundBookings(db, filter);
    describePage(setHeader, {
      path: "/api/bookings",
      limit,
      filter: asked,
      total,
      lastId: rows.at(-1)?.id,
      answered: rows.length,
      ...(order === "visit" && { byPage: { page, order } }),
    });
    if (isCut) setHeader("x-total-is-more", "1");
    else setHeader("x-total-price", String(toDollars(cents)));
    const paid = await tellPaid(db, rows);
    return ok(
      rows.map((row) => ({
        ...toBooking(row, salon, app.now()),
        ...toPaid(paid(row)),
        ...bookedThrough(row),
      })),
    );
  },
};

/** Which bookings a query means: its dates are days of the salon. */
function toFilter(
  {
    from,
    to,
    master,
    status,
    waiting,
    toHandBack,
    madeFrom,
    madeTo,
    source,
  }: Omit<BookingsQuery, "limit" | "page" | "cursor" | "order" | "search">,
  { zone, now }: { zone: string; now: number },
): BookingFilter {
  return {
    ...(from && { from: dayFrames(from, from, zone)[0]?.from }),
    ...(to && { to: dayFrames(to, to, zone)[0]?.to }),
    ...(master && { masterId: master }),
    ...(status && { state: status }),
    ...(waiting && { waitingAt: now }),
    ...(toHandBack && { isToHandBack: true }),
    ...(madeFrom && { madeFrom: dayFrames(madeFrom, madeFrom, zone)[0]?.from }),
    ...(madeTo && { madeTo: dayFrames(madeTo, madeTo, zone)[0]?.to }),
    ...(source && { source }),
  };
}
