import type { Transaction } from "kysely";
import { type Actor, isAtDesk } from "#domain/access.ts";
import type { BookingState } from "#domain/booking-states.ts";
import type { SalonMethod } from "#domain/daily-close.ts";
import type { SessionOutcome } from "#domain/packages.ts";
import { hourMs } from "#domain/time/durations.ts";
import type { Span } from "#domain/time/span.ts";
import { whyNotCancel } from "#domain/visit.ts";
import { cancelledBy } from "#domain/visit-history.ts";
import type { WantedBy } from "#domain/wanted-by.ts";
import { bookingEventInsert } from "#server/database/booking-events.ts";
import { type BookingRow, bookingStateUpdate, readDiscount } from "#server/database/bookings.ts";
import { freeBookedCells } from "#server/database/cells.ts";
import type { Write } from "#server/database/engines/engine.ts";
import { visitUseDelete } from "#server/database/offer-uses.ts";
import { type OutboxEntry, outboxInsert } from "#server/database/outbox.ts";
import { readSalon } from "#server/database/salon.ts";
import type { Schema } from "#server/database/schema.ts";
import { deskBeyondUpdate } from "#server/database/visit-changes.ts";
import type { DatabaseClockAndSeal } from "#server/usecases/context.ts";
import { lockGiftCards, returnCredit } from "#server/usecases/gifts/spend-credit.ts";
import { findOwnBooking } from "#server/usecases/people/own-booking.ts";
import { messagesOfCancelled } from "#server/usecases/post/messages-to-programs.ts";
import { noticesOfCancelled } from "#server/usecases/post/queue.ts";
import { promiseOf } from "#server/usecases/refunds/request-refund.ts";
import { attempt, ok, type Refusal, type Result, refuse } from "#server/usecases/result.ts";
import { readComesBack, refundChanged } from "#server/usecases/visits/comes-back.ts";
import {
  giftCardsOf,
  listPaymentsOfBooking,
  readPaidVisit,
  tellParts,
  type VisitSource,
} from "#server/usecases/visits/paid-visit.ts";
import { payBackAtSalon } from "#server/usecases/visits/pay-back-at-salon.ts";
import { decideWhoWants } from "#server/usecases/visits/who-wants.ts";

export interface CancelRequest {
  reason?: string | undefined;
  /** Who cancels the visit; absent: the person asking. */
  by?: WantedBy | undefined;
  /** The refund that the customer was shown. If it has changed, nothing is cancelled. */
  shownRefundCents?: number | undefined;
  /** What the customer was shown about the package's session. If it has changed, nothing is cancelled. */
  shownSession?: SessionOutcome | undefined;
  /** Whether money that the desk would hand back at once waits until the guest picks it up. */
  waits?: boolean | undefined;
  /** How the desk hands it back at once; absent: in the way that it was paid. */
  method?: SalonMethod | undefined;
}

export interface Cancelled {
  status: BookingState;
  /** The total refund. */
  refundCents: number;
  /**
   * The part that was paid at the salon. It is handed back there, at once if the desk cancels and `waits` is not set.
   */
  atSalonCents: number;
  /** The time that came free. */
  freed: Span;
}

/**
 * Cancels a visit: frees its hour at once, promises the refund of its policy, and mails the customer. A customer may
 * cancel until the policy's cut-off; staff may until it begins, and `by: 'salon'` refunds everything. The desk hands
 * back at once what was paid at the salon. If the customer cancels from elsewhere or by phone, the money waits there.
 */
export async function cancelBooking(
  app: DatabaseClockAndSeal,
  actor: Actor,
  id: string,
  order: CancelRequest,
): Promise<Result<Cancelled>> {
  const cancelled = await attempt(app, (tx) => cancelIn(app, tx, actor, id, order));
  if (cancelled.ok) await app.engine.announce("availability", cancelled.value.freed);
  return cancelled;
}

async function cancelIn(
  app: DatabaseClockAndSeal,
  tx: Transaction<Schema>,
  actor: Actor,
  id: string,
  order: CancelRequest,
): Promise<Result<Cancelled>> {
  await app.engine.lock(tx, "bookings", id);
  const found = await findOwnBooking(tx, actor, id);
  if (!found.ok) return found;
  const booking = found.value;
  const decided = decideWhoWants(actor, booking, order.by);
  if (!decided.ok) return decided;
  const by = decided.value;
  const salon = await readSalon(tx);
  const payments = await listPaymentsOfBooking(tx, booking);
  for (const { id: paymentId } of payments) await app.engine.lock(tx, "payments", paymentId);
  const paid = await readPaidVisit(tx, booking, salon.policy, payments);
  await lockGiftCards(app, tx, giftCardsOf(paid));
  const byDesk = isAtDesk(actor);
  const at = app.now();
  const why = whyNotCancel({ state: booking.state, policy: paid.visit }, { isStaff: byDesk }, at);
  if (why) return refuseCancel(why, booking.state, salon.phone);
  const { parts, givesUse, session, sessionOutcome } = await readComesBack(tx, paid, { by, at });
  const { refundCents, atSalonCents } = tellParts(parts);
  const isOtherSum = order.shownRefundCents !== undefined && order.shownRefundCents !== refundCents;
  const isOtherSession = order.shownSession !== undefined && order.shownSession !== sessionOutcome?.outcome;
  if (isOtherSum || isOtherSession) return refundChanged;
  // Only the desk hands back at once. It says on whose behalf it cancels, while staff who cancel their own visit don't.
  const isOwn = booking.user_id === actor.userId && order.by === undefined;
  const isThere = byDesk && !isOwn && !order.waits;
  const handBackCents = isThere ? 0 : atSalonCents;
  const backNow = {
    cents: atSalonCents - handBackCents,
    currency: salon.currency,
    method: order.method ?? null,
  };
  const now = await payBackAtSalon(app, tx, booking, backNow);
  const promises = parts.flatMap(({ source, cents }) =>
    source.kind === "card" ? promisesOf(tx, source, cents, now) : [],
  );
  for (const { source, cents } of parts) {
    if (source.kind === "gift" && cents > 0)
      await returnCredit(app, tx, { giftCardId: source.giftCardId, bookingId: id, cents });
  }
  if (session) {
    const { packageId: giftCardId, cents } = session;
    await returnCredit(app, tx, { giftCardId, bookingId: id, cents });
  }
  const use = givesUse ? returnedUse(tx, booking) : null;
  const { kept_at_salon_cents: keptBefore, hand_back_cents: handBackBefore } = booking;
  const keptCents = handBackCents > 0 ? paid.salonCents - handBackCents : keptBefore;
  // PostgreSQL can't change a row twice in one statement.
  if (handBackCents + handBackBefore > 0)
    await deskBeyondUpdate(tx, id, { keptCents, handBackCents }).execute();
  const { reason } = order;
  const written = { actorId: actor.userId, by, reason, now, promises, use };
  const freed = await writeCancellation(app, tx, booking, written);
  return ok({ status: "cancelled", refundCents, atSalonCents, freed });
}

/**
 * What a bank holds for a dispute is promised apart, so that the rest does not wait for its decision. It is sent later:
 * a provider that answers again would take it in place of the rest. The bank's decision sends it, too.
 */
function promisesOf(
  tx: Transaction<Schema>,
  { payment, leftCents, heldCents }: VisitSource & { kind: "card" },
  cents: number,
  now: number,
) {
  const freeCents = Math.min(cents, leftCents - heldCents);
  const free = promiseOf(tx, payment, freeCents, "cancelled", now);
  const held = promiseOf(tx, payment, cents - freeCents, "cancelled", now);
  const later = held.work.map((entry): OutboxEntry => ({ ...entry, runAt: now + hourMs }));
  return [free, { ...held, work: later }];
}

function refuseCancel(
  why: NonNullable<ReturnType<typeof whyNotCancel>>,
  state: BookingState,
  phone: string,
): Refusal {
  if (why === "state") return refuseState(state);
  return refuse("too_late", `It is too late to cancel this visit here. Call the salon: ${phone}.`);
}

interface Cancellation {
  actorId: string;
  by: WantedBy;
  reason: string | undefined;
  now: number;
  /** What goes back to cards. */
  promises: readonly ReturnType<typeof promiseOf>[];
  /** Returns the use of a code; null if it stays used. */
  use: Write | null;
}

/** @returns the time that came free */
async function writeCancellation(
  app: DatabaseClockAndSeal,
  tx: Transaction<Schema>,
  booking: BookingRow,
  { actorId, by, reason, now, promises, use }: Cancellation,
): Promise<Span> {
  const bookingId = booking.id;
  const event = {
    bookingId,
    at: now,
    actorId,
    from: booking.state,
    to: "cancelled" as const,
    cancelledBy: by,
  };
  const { freed, offer } = await freeBookedCells(tx, bookingId, now);
  const notices = await noticesOfCancelled(app, tx, booking, by);
  await app.engine.together(tx, [
    bookingStateUpdate(tx, bookingId, event.to),
    bookingEventInsert(tx, { ...event, reason: reason || cancelledBy(by) }),
    ...promises.map(({ refund }) => refund),
    use,
    messagesOfCancelled(tx, bookingId, now),
    outboxInsert(tx, [...promises.flatMap(({ work }) => work), ...notices], now),
    offer,
  ]);
  return freed;
}

/** A visit that is cancelled in time returns the use of its code. */
function returnedUse(tx: Transaction<Schema>, booking: BookingRow): Write | null {
  return readDiscount(booking)?.kind === "code" ? visitUseDelete(tx, booking) : null;
}

function refuseState(state: BookingState): Refusal {
  const why: Partial<Record<BookingState, string>> = {
    cancelled: "This visit is cancelled already.",
    in_chair: "This visit has begun, so it can't be cancelled.",
    completed: "This visit is over, so it can't be cancelled.",
    no_show: "This visit is marked as missed. Call the salon if that is wrong.",
  };
  return refuse("wrong_state", why[state]);
}
