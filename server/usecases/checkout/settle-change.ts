import type { Transaction } from "kysely";
import { livingHoldStates } from "#domain/purchase.ts";
import type { Span } from "#domain/time/span.ts";
import { type BookingRow, findBooking } from "#server/database/bookings.ts";
import { cellsConversion, cellsInsert } from "#server/database/cells.ts";
import { CellsGone, refuseGone } from "#server/database/cells-gone.ts";
import type { Write } from "#server/database/engines/engine.ts";
import { holdMove } from "#server/database/holds.ts";
import { type FoundPurchase, type PurchaseRow, purchaseUpdate } from "#server/database/purchases.ts";
import { readSalon } from "#server/database/salon.ts";
import type { Schema } from "#server/database/schema.ts";
import type { DatabaseAndClock, DatabaseClockAndSeal } from "#server/usecases/context.ts";
import { returnOnChange } from "#server/usecases/gifts/return-on-change.ts";
import { applyChange } from "#server/usecases/visits/apply-change.ts";
import { readCredits, toUsedSession } from "#server/usecases/visits/paid-visit.ts";
import {
  backInPackage,
  type ChangedSession,
  decideSession,
  readVisitSession,
} from "#server/usecases/visits/session-of-visit.ts";
import { versionOfVisit } from "#server/usecases/visits/version-of-visit.ts";

/** The visit that a purchase changes, locked, if it is still as it was when the change was priced; else undefined. */
export async function findUnchanged(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  { booking_id, change }: PurchaseRow,
): Promise<BookingRow | undefined> {
  if (booking_id === null) return undefined;
  await app.engine.lock(tx, "bookings", booking_id);
  const booking = await findBooking(tx, booking_id);
  if (!booking || change === null || versionOfVisit(booking) !== change.seen) return undefined;
  return booking.starts_at === null || booking.starts_at > app.now() ? booking : undefined;
}

/**
 * Makes the change that a purchase has paid for. Lock the purchase and the visit first.
 * @param charge writes for the payment, made together with the change
 * @returns the time that was taken or came free
 * @throws a unique violation when a cell was lost; CellsGone
 */
export async function makePaidChange(
  app: DatabaseClockAndSeal,
  tx: Transaction<Schema>,
  purchase: FoundPurchase,
  booking: BookingRow,
  paid: { intentId: string; charge: readonly Write[] },
): Promise<Span> {
  const { hold } = purchase;
  if (!hold && purchase.starts_at !== null) throw new CellsGone();
  const claims = hold?.claims ?? [];
  const lives = hold !== null && livingHoldStates.includes(hold.state);
  if (!lives) await refuseGone(tx, claims);
  const bookingId = booking.id;
  const { total_cents: priceCents, due_now_cents: cents } = purchase;
  const session = await takeSession(app, tx, purchase, booking);
  return await applyChange(app, tx, {
    salon: await readSalon(tx),
    booking,
    change: {
      items: purchase.items,
      priceCents,
      giveBack: purchase.change?.giveBack ?? [],
      claims,
      by: "customer",
      actorId: purchase.user_id,
      paid: { purchaseId: purchase.id, transactionId: paid.intentId, cents },
      backCents: 0,
      // A change that costs more gives nothing back, so the money at the salon does not matter.
      paidAtSalonCents: 0,
      money: { toGiftCents: 0, keptCreditCents: 0, handBackCents: 0, keptAtSalonCents: 0 },
      session,
    },
    besides: [
      purchaseUpdate(tx, purchase.id, { state: "booked" }),
      lives ? holdMove(tx, hold.id, "converted") : null,
      lives ? cellsConversion(tx, hold.id, bookingId) : cellsInsert(tx, claims, { bookingId }),
      ...paid.charge,
    ],
    work: [],
  });
}

/** Returns the session of a service that the change removes, as it was decided when the change was priced. */
async function takeSession(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  { change }: FoundPurchase,
  booking: BookingRow,
): Promise<ChangedSession | null> {
  const credits = await readCredits(tx, booking);
  if (credits.session === null) return null;
  const used = toUsedSession(booking, credits.session);
  await app.engine.lock(tx, "gift_cards", used.packageId);
  const session = await decideSession(tx, await readVisitSession(tx, booking, used), {
    stays: change?.givesSessionBack === undefined,
    isInTime: change?.givesSessionBack ?? false,
    at: app.now(),
  });
  await returnOnChange(app, tx, booking.id, backInPackage(session));
  return session;
}
