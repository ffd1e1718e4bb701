import type { Transaction } from "kysely";
import { quote, type Session } from "#domain/pricing.ts";
import { type BookingRow, readDiscount } from "#server/database/bookings.ts";
import type { Handle } from "#server/database/handle.ts";
import { ledgerInsert } from "#server/database/ledger.ts";
import { findBoughtPackage, listHolders } from "#server/database/packages.ts";
import { readSalon } from "#server/database/salon.ts";
import type { Schema } from "#server/database/schema.ts";
import { type BeforeSession, pricedAnew, readBeforeSession } from "#server/database/sessions-at-desk.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { payAtDesk, readSpentAtDesk } from "#server/usecases/gifts/spend-at-desk.ts";
import { readSessions, refuseOver } from "#server/usecases/gifts/use-package.ts";
import { Refused, refuse } from "#server/usecases/result.ts";

/** A session that the desk uses for a visit. */
export interface HandedSession {
  packageId: string;
  /** What remains due for the visit besides the session, as the page showed it. */
  dueCents: number;
}

/**
 * The next session of a guest's package for one of some services, under the lock of the package.
 * @param guest the guest of the visit, as the visit names them
 * @throws Refused for a package of another guest or for another service, and for one that has ended or is used up
 */
export async function findDeskSession(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  guest: { guestId: string | null; userId: string | null },
  { packageId, serviceIds }: { packageId: string; serviceIds: readonly string[] },
): Promise<Session> {
  await app.engine.lock(tx, "gift_cards", packageId);
  return await readDeskSession(app, tx, guest, { packageId, serviceIds });
}

/** The same without a lock, to show what a visit would cost. */
export async function readDeskSession(
  app: Pick<DatabaseAndClock, "now">,
  db: Handle,
  guest: { guestId: string | null; userId: string | null },
  { packageId, serviceIds }: { packageId: string; serviceIds: readonly string[] },
): Promise<Session> {
  const bought = await findBoughtPackage(db, packageId);
  const holders = await listHolders(db, guest);
  const isTheirs = [bought?.user_id, bought?.guest_id].some((id) => id && holders.has(id));
  if (!bought || !isTheirs || bought.sold_at === null) throw new Refused(notTheirs);
  if (!serviceIds.includes(bought.service_id)) throw new Refused(otherService);
  const over = await refuseOver(app, db, bought);
  if (over) throw new Refused(over);
  const { worthCents } = await readSessions(db, bought);
  if (worthCents === null) throw new Refused(noneLeft);
  return { packageId, serviceId: bought.service_id, worthCents };
}

/**
 * Uses a session for a visit that was booked without one, in the transaction that locks the visit. One of its services
 * then costs what the session is worth, and is paid with it.
 * @param handed.paidCents what was paid at the desk before
 * @throws Refused when no session can pay, or when what remains due is not what was shown
 */
export async function spendSession(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  booking: BookingRow,
  { packageId, dueCents, paidCents }: HandedSession & { paidCents: number },
): Promise<void> {
  const { id, items, price_cents: priceCents } = booking;
  const off = readDiscount(booking);
  if (booking.package_id !== null || booking.credit_cents > 0) throw new Refused(paidOtherwise);
  if (off?.kind === "code") throw new Refused(byCode);
  const session = await findDeskSession(
    app,
    tx,
    { guestId: booking.guest_id, userId: booking.user_id },
    { packageId, serviceIds: items.map((item) => item.service_id) },
  );
  const services = items.map((item) => ({
    id: item.service_id,
    name: item.service_name,
    priceCents: item.price_cents,
  }));
  const discounts = off ? [off] : [];
  const after = quote(services, discounts, session);
  const position = after.lines.findIndex((line) => line.packageId !== undefined);
  const sums = {
    priceCents: priceCents + after.totalCents - quote(services, discounts).totalCents,
    discount: after.discount && JSON.stringify(after.discount),
    position,
    itemCents: session.worthCents,
  };
  const leftCents = sums.priceCents - booking.card_cents - session.worthCents - paidCents;
  if (leftCents < 0) throw new Refused(paidMore);
  if (leftCents !== dueCents) throw new Refused(otherDue);
  const before = {
    priceCents,
    discount: booking.discount,
    position,
    itemCents: items[position]?.price_cents ?? 0,
  };
  await price(app, tx, booking, sums, { packageId, before });
  const { currency } = await readSalon(tx);
  await payAtDesk(app, tx, id, { giftCardId: packageId, cents: session.worthCents, currency });
}

/** Restores a visit's price from before a session was used for it at the desk by mistake. */
export async function unpriceSession(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  booking: BookingRow,
): Promise<void> {
  const before = readBeforeSession(booking);
  if (before) await price(app, tx, booking, before, null);
}

/** Changes the price of a visit, and records how much more or less its discount takes off. */
async function price(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  { id: bookingId, items, price_cents: wasCents }: BookingRow,
  sums: BeforeSession,
  session: Parameters<typeof pricedAnew>[3],
): Promise<void> {
  const itemCents = items[sums.position]?.price_cents ?? 0;
  const amountCents = sums.priceCents - wasCents - (sums.itemCents - itemCents);
  const { count } = await readSpentAtDesk(tx, bookingId);
  const { currency } = await readSalon(tx);
  const cause = `discount:${bookingId}:session:${count + 1}`;
  const line = { kind: "discount", cause, amountCents, currency, bookingId } as const;
  await app.engine.together(tx, [
    ...pricedAnew(tx, bookingId, sums, session),
    amountCents === 0 ? null : ledgerInsert(tx, line, app.now()),
  ]);
}

const notTheirs = refuse("not_found", "This guest has no such package.");
const otherService = refuse(
  "package_over",
  "This package is for another service. Leave it out, or choose that service.",
);
const noneLeft = refuse(
  "package_over",
  "No session of this package is left, or the last one is kept for a visit that is being booked. Leave it out.",
);
const paidOtherwise = refuse(
  "wrong_state",
  "A session or a gift card has paid for this visit already. One session pays for a visit, and no gift card beside it.",
);
const byCode = refuse(
  "wrong_state",
  "A code has taken something off this visit, so no session pays for it. Take the payment without one.",
);
const paidMore = refuse(
  "wrong_state",
  "More is paid for this visit than a session leaves to pay. Take the payment without one, or take the first one back.",
);
const otherDue = refuse(
  "price_mismatch",
  "What is left to pay has changed meanwhile. Look at the visit again.",
);
