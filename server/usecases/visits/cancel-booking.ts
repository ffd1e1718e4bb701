import type { Transaction } from "kysely";
import { type Actor, isAtDesk } from "#domain/access.ts";
import type { BookingState } from "#domain/booking-states.ts";
import type { SalonMethod } from "#domain/daily-close.ts";
import type { SessionOutcome } from "#domain/packages.ts";
import type { Span } from "#domain/time/span.ts";
import { whyNotCancel } from "#domain/visit.ts";
import type { WantedBy } from "#domain/wanted-by.ts";
import { bookingEventInsert } from "#server/database/booking-events.ts";
import { type BookingRow, bookingStateUpdate, readDiscount } from "#server/database/bookings.ts";
import { freeBookedCells } from "#server/database/cells.ts";
import type { Write } from "#server/database/engines/engine.ts";
import { visitUseDelete } from "#server/database/offer-uses.ts";
import { outboxInsert } from "#server/database/outbox.ts";
import { readSalon } from "#server/database/salon.ts";
import type { Schema } from "#server/database/schema.ts";
import { deskBeyondUpdate } from "#server/database/visit-changes.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { lockGiftCards, returnCredit } from "#server/usecases/gifts/spend-credit.ts";
import { findOwnBooking } from "#server/usecases/people/own-booking.ts";
import { messagesOfCancelled } from "#server/usecases/post/messages-to-programs.ts";
import { mailsOfCancelled } from "#server/usecases/post/queue.ts";
import { promiseOf } from "#server/usecases/refunds/request-refund.ts";
import { ok, type Refusal, Refused, type Result, refusable, refuse } from "#server/usecases/result.ts";
import { readComesBack } from "#server/usecases/visits/comes-back.ts";
import {
  giftCardsOf,
  listPaymentsOfBooking,
  readPaid,
  tellParts,
} from "#server/usecases/visits/paid-visit.ts";
import { payBackAtSalon } from "#server/usecases/visits/pay-back-at-salon.ts";
import { decideWhoWants } from "#server/usecases/visits/who-wants.ts";

export interface CancelRequest {
  reason?: string | undefined;
  /** Who gives the visit up; the one who asks when absent. */
  by?: WantedBy | undefined;
  /** What the customer was told that goes back; when it is no longer so, nothing is cancelled. */
  shownRefundCents?: number | undefined;
  /** What the customer was told becomes of the package's session, in the same way. */
  shownSession?: SessionOutcome | undefined;
  /** Whether what the desk would hand back at once waits until the guest comes for it. */
  waits?: boolean | undefined;
  /** How the desk hands it back at once; absent: in the way that it was paid. */
  method?: SalonMethod | undefined;
}

export interface Cancelled {
  status: BookingState;
  /** What goes back in all. */
  refundCents: number;
  /** The part of it that was paid at the salon: it is handed back there, at once where the desk cancels and nothing was said else. */
  atSalonCents: number;
  /** The time that came free. */
  freed: Span;
}

/**
 * Cancels a visit: its hour is free again at once, what its policy gives back is promised, the customer gets a mail.
 * A customer may until the policy's cut-off; staff may at any time, and `by: 'salon'` gives everything back. What was paid at the
 * salon the desk hands back at once, and when they come for it to a customer who cancels from elsewhere or over the phone.
 */
export async function cancelBooking(
  app: DatabaseAndClock,
  actor: Actor,
  id: string,
  order: CancelRequest,
): Promise<Result<Cancelled>> {
  const cancelled = await refusable(() =>
    app.engine.transaction((tx) => cancelIn(app, tx, actor, id, order)),
  );
  if (cancelled.ok) await app.engine.announce("availability", cancelled.value.freed);
  return cancelled;
}

async function cancelIn(
  app: DatabaseAndClock,
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
  const paid = await readPaid(tx, booking, payments, salon.policy);
  await lockGiftCards(app, tx, giftCardsOf(paid));
  const byDesk = isAtDesk(actor);
  const at = app.now();
  const why = whyNotCancel({ state: booking.state, policy: paid.visit }, { isStaff: byDesk }, at);
  if (why) return refuseCancel(why, booking.state, salon.phone);
  const { parts, givesUse, session, sessionOutcome } = await readComesBack(tx, paid, { by, at });
  const { refundCents, atSalonCents } = tellParts(parts);
  const isOtherSum = order.shownRefundCents !== undefined && order.shownRefundCents !== refundCents;
  const isOtherSession = order.shownSession !== undefined && order.shownSession !== sessionOutcome?.outcome;
  if (isOtherSum || isOtherSession) {
    throw new Refused(refuse("refund_changed", "What goes back has changed meanwhile. Look at it again."));
  }
  // Who is not at the desk gets it there later. The desk says on whose account it cancels, so staff who don't give up their own visit.
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
    source.kind === "card" ? promiseOf(tx, source.payment, cents, "cancelled", now) : [],
  );
  for (const { source, cents } of parts) {
    if (source.kind === "gift" && cents > 0)
      await returnCredit(app, tx, { giftCardId: source.giftCardId, bookingId: id, cents });
  }
  const cause = { actorId: actor.userId, by, reason: order.reason, now };
  if (session) {
    const { packageId: giftCardId, cents } = session;
    await returnCredit(app, tx, { giftCardId, bookingId: id, cents });
  }
  const use = givesUse ? returnedUse(tx, booking) : null;
  const { kept_at_salon_cents: keptBefore, hand_back_cents: handBackBefore } = booking;
  const keptCents = handBackCents > 0 ? paid.salonCents - handBackCents : keptBefore;
  // One statement can't change a row twice on PostgreSQL.
  if (handBackCents + handBackBefore > 0)
    await deskBeyondUpdate(tx, id, { keptCents, handBackCents }).execute();
  const freed = await writeCancellation(app, tx, booking, cause, promises, use);
  return ok({ status: "cancelled", refundCents, atSalonCents, freed });
}

function refuseCancel(
  why: NonNullable<ReturnType<typeof whyNotCancel>>,
  state: BookingState,
  phone: string,
): Refusal {
  if (why === "state") return refuseState(state);
  return refuse("too_late", `It is too late to cancel this visit here. Call the salon: ${phone}.`);
}

/** @returns the time that came free */
async function writeCancellation(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  booking: BookingRow,
  { actorId, by, reason, now }: { actorId: string; by: WantedBy; reason: string | undefined; now: number },
  promises: readonly ReturnType<typeof promiseOf>[],
  use: Write | null,
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
  const mails = await mailsOfCancelled(tx, booking, by, now);
  await app.engine.together(tx, [
    bookingStateUpdate(tx, bookingId, event.to),
    bookingEventInsert(tx, { ...event, reason: reason || `cancelled by the ${by}` }),
    ...promises.map(({ refund }) => refund),
    use,
    messagesOfCancelled(tx, bookingId, now),
    outboxInsert(tx, [...promises.flatMap(({ work }) => work), ...mails], now),
    offer,
  ]);
  return freed;
}

/** A visit that is given up in time leaves the use of its code to be had again. */
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
