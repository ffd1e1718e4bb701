import type { Transaction } from "kysely";
import { servicesWith } from "#domain/availability/services-with.ts";
import type { Visit } from "#domain/availability/types.ts";
import { writtenDollars } from "#domain/money.ts";
import type { CodeDiscount, Session } from "#domain/pricing.ts";
import { bookedAtDesk } from "#domain/visit-history.ts";
import { bookingEventInsert } from "#server/database/booking-events.ts";
import { bookingInserts } from "#server/database/bookings.ts";
import { cellsInsert, spanOfCells } from "#server/database/cells.ts";
import { areLost, refuseFoundGone } from "#server/database/cells-gone.ts";
import { giftLineWrites } from "#server/database/gift-cards.ts";
import { readChoices } from "#server/database/guest-choices.ts";
import type { Snapshot } from "#server/database/handle.ts";
import { discountInsert } from "#server/database/ledger.ts";
import { idOf, newId } from "#server/database/new-id.ts";
import { bookedOfferWrites } from "#server/database/offered-hours.ts";
import { outboxInsert } from "#server/database/outbox.ts";
import { readSalon } from "#server/database/salon.ts";
import type { Schema } from "#server/database/schema.ts";
import type { ServiceRow } from "#server/database/services.ts";
import { findDiscounts, findServices, priceServices } from "#server/usecases/checkout/price-services.ts";
import { releasePurchase } from "#server/usecases/checkout/release-purchase.ts";
import { reserveUseAtDesk } from "#server/usecases/checkout/reserve-use.ts";
import type { DatabaseAndClock, DatabaseClockAndSeal, UseCases } from "#server/usecases/context.ts";
import { findBookedByDesk } from "#server/usecases/desk/booked-by-desk.ts";
import { readCallersCode } from "#server/usecases/desk/code-of-caller.ts";
import type { DeskRequest } from "#server/usecases/desk/desk-request.ts";
import { findDeskSession } from "#server/usecases/gifts/session-at-desk.ts";
import { guestOfCaller, withCaller } from "#server/usecases/guests/guest-of-caller.ts";
import { knownUser } from "#server/usecases/guests/known-user.ts";
import { type HourWanted, refuseTaken } from "#server/usecases/hours/other-hours.ts";
import { type Place, placeVisit } from "#server/usecases/hours/place-visit.ts";
import { messagesOfBooked } from "#server/usecases/post/messages-to-programs.ts";
import { noticesOfBookedBySalon } from "#server/usecases/post/queue.ts";
import { attempt, ok, type Refusal, Refused, type Result, refuse } from "#server/usecases/result.ts";
import { hasStoppedTexts } from "#server/usecases/stopped-texts.ts";
import { writtenOnce } from "#server/usecases/written-once.ts";

export type Booker = DatabaseAndClock & Pick<UseCases, "seal">;

/**
 * Books a visit at the desk or over the phone, without a card. It is confirmed at once, at the catalogue's price, minus
 * a member's discount for this verified address or a code's discount, whichever is better. A session of the guest's
 * package may pay for one of the services. Repeating an order with the same key returns the visit that it booked; a
 * different order with that key is refused. Refuses a code as online does, `slot_taken` or `outside_hours` with
 * alternatives, `price_mismatch` if another sum is due than the guest was told, `not_found` for a guest who is gone,
 * texts to a number that replied STOP, and a session used by a program.
 * @returns the booking's id
 */
export async function createDeskBooking(
  app: Booker,
  actorId: string,
  order: DeskRequest,
): Promise<Result<string>> {
  if (order.byProgram && order.packageId !== undefined) {
    return refuse("forbidden", "Keys don't use a guest's package. Book without it, or sign in as a person.");
  }
  if (order.key === undefined) return await bookNew(app, { id: newId(), actorId }, order);
  const id = idOf(`desk booking ${actorId} ${order.key}`);
  return await writtenOnce(
    () => findBookedByDesk(app.engine.read, id, order),
    () => bookNew(app, { id, actorId }, order),
  );
}

interface New {
  id: string;
  actorId: string;
}

async function bookNew(app: Booker, about: New, order: DeskRequest): Promise<Result<string>> {
  if (order.byText && (await hasStoppedTexts(app, order.phone))) {
    return refuse(
      "wrong_state",
      "This number answered STOP to our texts. Book without texts, or ask the guest to send START.",
    );
  }
  const coded = await readCallersCode(app, order);
  if (!coded.ok) return coded;
  const found = await app.engine.snapshot((db) => arrangeDeskBooking(db, app.now(), order));
  if (!found.ok) return found;
  const arranged = { ...found.value, byCode: coded.value };
  const { hour, place } = arranged;
  try {
    const booked = await withCaller(app, () => attempt(app, (tx) => write(app, tx, about, order, arranged)));
    if (!booked.ok) return booked;
    await app.engine.announce("availability", spanOfCells(place.claims));
    return booked;
  } catch (error) {
    if (!areLost(app.engine, error)) throw error;
    return await app.engine.snapshot((db) => refuseTaken(db, hour));
  }
}

/** A visit with its place, before it is written. */
export interface Arranged {
  currency: string;
  services: ServiceRow[];
  hour: HourWanted;
  place: Place;
  /** The discounts of codes. */
  byCode?: readonly CodeDiscount[];
}

/** Finds the services in the catalogue and a place in the diary. */
export async function arrangeDeskBooking(
  db: Snapshot,
  now: number,
  order: DeskRequest,
): Promise<Result<Arranged>> {
  const found = await findServices(db, order.serviceIds);
  if (!found.ok) return found;
  const { zone, currency } = await readSalon(db);
  const visit: Visit = { services: servicesWith(order.serviceIds, order.masters), by: "desk" };
  const exceptHoldIds = order.offered ? [order.offered.holdId] : [];
  const hour = { visit, startsAt: order.startsAt, zone, order: { now, exceptHoldIds } };
  const placed = await placeVisit(db, hour);
  return placed.ok ? ok({ services: found.value, currency, hour, place: placed.value }) : placed;
}

async function write(
  app: DatabaseClockAndSeal,
  tx: Transaction<Schema>,
  { id, actorId }: New,
  order: DeskRequest,
  arranged: Arranged,
): Promise<Result<string>> {
  const now = app.now();
  const guest = await guestOfCaller(app, tx, { ...order, chosen: order }, now);
  if (!guest.ok) return guest;
  const { offered } = order;
  if (offered) await releasePurchase(app, tx, offered.purchaseId);
  const { id: guestId, isNew } = guest.value;
  const { serviceIds, packageId } = order;
  const session =
    packageId === undefined
      ? null
      : await findDeskSession(app, tx, { guestId, userId: null }, { packageId, serviceIds });
  const about = { id, guestId, isNew, actorId, now, session };
  const { booking, discount, writes } = await writesOfDeskBooking(app, tx, order, arranged, about);
  const use = await reserveUseAtDesk(app, tx, booking, discount);
  await app.engine.together(tx, [
    ...guest.value.writes,
    ...writes,
    use,
    messagesOfBooked(tx, [booking.id], now),
    outboxInsert(tx, await noticesOfBookedBySalon(app, tx, booking), now),
    ...(offered ? bookedOfferWrites(tx, offered.id, booking.id, now) : []),
  ]);
  return ok(booking.id);
}

interface AboutVisit {
  id: string;
  guestId: string;
  /** Whether the guest is new to the desk. */
  isNew: boolean;
  actorId: string;
  now: number;
  /** A session of the guest's package, whose row stays locked. */
  session?: Session | null;
}

/**
 * The writes for a visit with its place, without its guest and its mails.
 * @throws Refused when the guest was told another sum than is due; CellsGone
 */
export async function writesOfDeskBooking(
  { engine }: Pick<DatabaseAndClock, "engine">,
  tx: Transaction<Schema>,
  order: DeskRequest,
  { services, currency, place, byCode = [] }: Arranged,
  { id, guestId, isNew, actorId, now, session = null }: AboutVisit,
) {
  const { items, claims } = place;
  await refuseFoundGone(engine, tx, place);
  const userId = order.offered?.userId ?? (await knownUser(tx, order.email));
  const { lines, totalCents, discount, discountCents } = priceServices(
    services,
    [...(await findDiscounts(tx, userId, now)), ...byCode],
    session,
  );
  const dueCents = totalCents - (session?.worthCents ?? 0);
  if (![undefined, dueCents].includes(order.dueCents)) throw new Refused(otherDue(dueCents));
  const byText = order.byText ?? (!isNew && (await readChoices(tx, guestId, order.phone)).byText);
  const credit = session && {
    giftCardId: session.packageId,
    kind: "used" as const,
    about: id,
    cents: -session.worthCents,
    currency,
    bookingId: id,
  };
  const booking = {
    id,
    user_id: userId,
    guest_id: guestId,
    purchase_id: null,
    name: order.name,
    email: order.email ?? "",
    phone: order.phone,
    service_name: lines.map(({ name }) => name).join(", "),
    price_cents: totalCents,
    card_cents: 0,
    credit_cents: session?.worthCents ?? 0,
    package_id: session?.packageId ?? null,
    discount: discount && JSON.stringify(discount),
    transaction_id: "",
    state: "confirmed" as const,
    starts_at: order.startsAt,
    ends_at: items.at(-1)?.endsAt ?? null,
    note: order.note ?? "",
    by_text: Number(byText === true),
    created_at: now,
  };
  const bought = items.map((item, position) => ({
    position,
    service_id: item.serviceId,
    service_name: lines[position]?.name ?? "",
    master_id: item.masterId,
    starts_at: item.startsAt,
    ends_at: item.endsAt,
    price_cents: lines[position]?.priceCents ?? 0,
  }));
  const event = { bookingId: id, at: now, actorId, from: null, to: booking.state };
  const writes = [
    ...bookingInserts(tx, booking, bought),
    cellsInsert(tx, claims, { bookingId: id }),
    discountInsert(tx, { bookingId: id, discountCents, currency }, now),
    bookingEventInsert(tx, { ...event, reason: bookedAtDesk }),
    ...(credit ? giftLineWrites(tx, credit, now) : []),
  ];
  return { booking, discount, writes };
}

function otherDue(cents: number): Refusal {
  return refuse(
    "price_mismatch",
    `The guest now pays $${writtenDollars(cents)} at the salon. Tell the guest, then book again.`,
  );
}
