import type { Transaction } from "kysely";
import type { Claim } from "#domain/availability/claims.ts";
import { deskAfterChange } from "#domain/hand-back.ts";
import { shareAfterMove } from "#domain/policy.ts";
import type { QuoteLine } from "#domain/pricing.ts";
import { around, type Span } from "#domain/time/span.ts";
import {
  type ChangeMoney,
  cardAfterChange,
  compareServices,
  creditAfterChange,
  pricesAlone,
} from "#domain/visit-change.ts";
import { changeReason } from "#domain/visit-history.ts";
import { besideSession } from "#domain/visit-session.ts";
import type { WantedBy } from "#domain/wanted-by.ts";
import { bookingEventInsert } from "#server/database/booking-events.ts";
import { type BookingRow, readDiscount } from "#server/database/bookings.ts";
import { freeSomeBookedCells, spanOfCells } from "#server/database/cells.ts";
import type { Write } from "#server/database/engines/engine.ts";
import { ledgerInsert } from "#server/database/ledger.ts";
import { newId } from "#server/database/new-id.ts";
import { type OutboxEntry, outboxInsert } from "#server/database/outbox.ts";
import type { PurchaseItemRow } from "#server/database/purchases.ts";
import type { SalonRow } from "#server/database/salon.ts";
import type { Schema } from "#server/database/schema.ts";
import {
  bookingChange,
  type ChangedServices,
  clearItems,
  visitChangeInsert,
} from "#server/database/visit-changes.ts";
import type { DatabaseClockAndSeal } from "#server/usecases/context.ts";
import { messagesOfChanged } from "#server/usecases/post/messages-to-programs.ts";
import { noticesOfChanged } from "#server/usecases/post/queue.ts";
import { policyVisit } from "#server/usecases/visits/paid-visit.ts";
import {
  type ChangedSession,
  type Listed,
  linesOf,
  sessionAfter,
  sessionCents,
  type VisitSession,
} from "#server/usecases/visits/session-of-visit.ts";

/** A change of a visit's services, priced and placed. */
export interface VisitChange {
  /** All services that it has from now on, with their places. */
  items: readonly PurchaseItemRow[];
  priceCents: number;
  giveBack: readonly Claim[];
  /** Cells to claim for it, no matter who writes them. */
  claims: readonly Claim[];
  by: WantedBy;
  actorId: string;
  /** What was paid for it by card; null if nothing was. */
  paid: { purchaseId: string; transactionId: string; cents: number } | null;
  /** What is refunded to cards. */
  backCents: number;
  /** The part of the price that was already paid at the salon. */
  paidAtSalonCents: number;
  /** What is returned or kept of the money paid at the salon or with gift cards. */
  money: Pick<ChangeMoney, "toGiftCents" | "keptCreditCents" | "handBackCents" | "keptAtSalonCents">;
  /** The session of a package that paid for one of the services; null without one. */
  session: ChangedSession | null;
}

interface ChangeToApply {
  salon: SalonRow;
  booking: BookingRow;
  change: VisitChange;
  /** What is written together with it: its cells, its payment, its refunds. */
  besides: readonly (Write | null)[];
  work: readonly OutboxEntry[];
}

/**
 * Writes a change of a visit: its cells, items, price, history and mail. Lock the visit first.
 * @returns the time that was taken or came free
 * @throws a unique violation when a cell was lost, or when its purchase has already made a change
 */
export async function applyChange(
  app: DatabaseClockAndSeal,
  tx: Transaction<Schema>,
  { salon, booking, change, besides, work }: ChangeToApply,
): Promise<Span> {
  const now = app.now();
  const bookingId = booking.id;
  const id = newId();
  const startsAt = change.items[0]?.starts_at ?? null;
  const isMoved = startsAt !== booking.starts_at;
  const share = isMoved
    ? shareAfterMove(policyVisit(booking, salon.policy), change.by, now)
    : booking.most_percent;
  const changed = changedServices(booking, change.items, change.session);
  const { freed, offer } = await freeSomeBookedCells(tx, bookingId, change.giveBack, now);
  await clearItems(tx, bookingId);
  const event = bookingEventInsert(tx, {
    id,
    bookingId,
    at: now,
    actorId: change.actorId,
    from: booking.state,
    to: booking.state,
    reason: changeReason(changed),
    ...(startsAt !== null && { moved: { from: booking.starts_at, to: startsAt } }),
  });
  const after = { ...booking, starts_at: startsAt };
  const notices = await noticesOfChanged(app, tx, after, { eventId: id, isMoved });
  await app.engine.together(tx, [
    ...besides,
    ...bookingChange(tx, bookingId, change.items, { ...sumsAfter(booking, change), most_percent: share }),
    discountWrite(tx, booking, { id, change, currency: salon.currency }, now),
    visitChangeInsert(tx, {
      id,
      booking_id: bookingId,
      purchase_id: change.paid?.purchaseId ?? null,
      transaction_id: change.paid?.transactionId ?? null,
      at: now,
      was_cents: booking.price_cents,
      price_cents: change.priceCents,
      paid_cents: change.paid?.cents ?? 0,
      back_cents: change.backCents,
      to_gift_cents: change.money.toGiftCents,
      hand_back_cents: change.money.handBackCents,
      session: change.session?.outcome ?? null,
      session_cents: change.session?.outcome ? change.session.cents : 0,
      changed,
    }),
    event,
    messagesOfChanged(tx, bookingId, id, now),
    outboxInsert(tx, [...work, ...notices], now),
    offer,
  ]);
  return around([freed, spanOfCells(change.claims)]);
}

/** The services that a change adds and removes, each with its price after the visit's discount. */
export function changedServices(
  booking: BookingRow,
  wanted: readonly Listed[],
  session: VisitSession | null,
): ChangedServices {
  const { kept, taken } = compareServices(
    linesOf(booking.items, session),
    wanted.map(({ service_id }) => service_id),
  );
  const added = linesOf(wanted, null).filter((_, index) => kept[index] === null);
  const discount = readDiscount(booking);
  const named = (items: readonly QuoteLine[]) => {
    const cents = pricesAlone(items, discount);
    return items.map(({ name }, index) => ({ name, cents: cents[index] ?? 0 }));
  };
  return { added: named(added), taken: named(taken) };
}

function sumsAfter(
  booking: BookingRow,
  { items, priceCents, paid, backCents, paidAtSalonCents, money, session }: VisitChange,
) {
  const paidCents = paid?.cents ?? 0;
  // What a session pays is separate from what cards, gift cards and the desk share.
  const bySession = sessionCents(session);
  const all = {
    wasCents: booking.price_cents,
    nowCents: priceCents,
    creditCents: booking.credit_cents,
  };
  const { wasCents, nowCents: restCents, creditCents } = besideSession(all, bySession);
  const { cardCents, keptCents } = cardAfterChange({
    creditCents,
    cardCents: booking.card_cents,
    salonCents: paidAtSalonCents,
    keptCents: booking.kept_cents,
    paidCents,
    backCents,
    priceCents: restCents,
  });
  const beyond = { keptCents: booking.kept_at_salon_cents, handBackCents: booking.hand_back_cents };
  const leftCents = Math.max(0, restCents - wasCents - paidCents);
  const desk = deskAfterChange(beyond, { ...money, leftCents });
  const credit = creditAfterChange({ creditCents, keptCents: booking.kept_credit_cents }, money);
  return {
    ...sessionAfter(booking, session, items),
    price_cents: priceCents,
    card_cents: cardCents,
    kept_cents: keptCents,
    credit_cents: credit.creditCents + bySession.after,
    kept_credit_cents: credit.keptCents,
    kept_at_salon_cents: desk.keptCents,
    hand_back_cents: desk.handBackCents,
  };
}

/** The ledger line for how much more or less the visit's discount takes off; null if it stays the same. */
function discountWrite(
  tx: Transaction<Schema>,
  { id: bookingId, price_cents: wasCents, items }: BookingRow,
  { id, change, currency }: { id: string; change: VisitChange; currency: string },
  now: number,
): Write | null {
  const listed = (some: readonly { price_cents: number }[]) =>
    some.reduce((sum, item) => sum + item.price_cents, 0);
  const amountCents = change.priceCents - wasCents - listed(change.items) + listed(items);
  if (amountCents === 0) return null;
  const cause = `discount:${bookingId}:${id}`;
  return ledgerInsert(tx, { kind: "discount", cause, amountCents, currency, bookingId }, now);
}
