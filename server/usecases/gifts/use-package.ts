import type { Transaction } from "kysely";
import { hasSession, nextWorth, sessionsIn } from "#domain/packages.ts";
import type { Session } from "#domain/pricing.ts";
import { localDate } from "#domain/time/dates.ts";
import { type GiftBalance, readGiftBalance, spendableCents } from "#server/database/gift-balance.ts";
import type { Handle } from "#server/database/handle.ts";
import { type BoughtPackageRow, findBoughtPackage } from "#server/database/packages.ts";
import { findOpenPurchase, type PurchaseRow } from "#server/database/purchases.ts";
import { readSalon } from "#server/database/salon.ts";
import type { Schema } from "#server/database/schema.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { ok, type Refusal, Refused, type Result, refuse } from "#server/usecases/result.ts";

/** How the price of a bought package is divided into sessions. */
function sessionsOf({ sessions, worth_cents }: BoughtPackageRow) {
  return { sessions, priceCents: worth_cents };
}

/** What is left of a bought package. */
export interface SessionsLeft {
  /** How many can be used. */
  left: number;
  /** What the next one is worth. Null if none is left. */
  worthCents: number | null;
  freeCents: number;
  /** What the salon owes on it, with what is reserved. */
  owedCents: number;
  /** What giving the package back returns now. */
  backCents: number;
}

/** What is left of a package. */
export async function readSessions(
  db: Handle,
  bought: BoughtPackageRow,
  except: { purchaseId?: string; userId?: string } = {},
): Promise<SessionsLeft> {
  return sessionsLeft(bought, await readGiftBalance(db, bought.id, except));
}

/** What a balance leaves of a package. */
export function sessionsLeft(bought: BoughtPackageRow, balance: GiftBalance): SessionsLeft {
  const sold = sessionsOf(bought);
  const left = bought.sold_at === null ? 0 : sessionsIn(spendableCents(balance), sold);
  const freeCents = balance.leftCents - balance.reservedCents;
  const backCents = Math.max(0, balance.leftCents - balance.goneCents);
  const worthCents = left === 0 ? null : nextWorth(freeCents, sold);
  return { left, freeCents, owedCents: balance.leftCents, backCents, worthCents };
}

/**
 * The session that pays for one of some services; null if no package is asked for.
 * @param asked.userId the owner of the package; an open purchase of their own does not count as a use
 */
export async function findSession(
  app: DatabaseAndClock,
  asked: { userId: string; packageId: string | undefined; serviceIds: readonly string[] },
): Promise<Result<Session | null>> {
  const { userId, packageId, serviceIds } = asked;
  if (packageId === undefined) return ok(null);
  const db = app.engine.read;
  const bought = await findBoughtPackage(db, packageId);
  if (bought?.user_id !== userId || bought.sold_at === null) return noSuchPackage;
  if (!serviceIds.includes(bought.service_id)) return otherService;
  const over = await refuseOver(app, db, bought);
  // A session that is already held was reserved in time.
  if (over && (await findOpenPurchase(db, userId))?.gift_card_id !== packageId) return over;
  const { worthCents } = await readSessions(db, bought, { userId });
  if (worthCents === null) return noSession;
  return ok({ packageId, serviceId: bought.service_id, worthCents });
}

/**
 * Reserves the session that a purchase is priced with, under the lock of its package.
 * @returns its worth
 * @throws Refused with `package_over` when somebody else was faster, or the package has ended
 */
export async function reserveSession(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  { gift_card_id: id, user_id: userId }: PurchaseRow,
  worthCents: number,
): Promise<number> {
  await app.engine.lock(tx, "gift_cards", id ?? "");
  const bought = await findBoughtPackage(tx, id ?? "");
  if (bought?.user_id !== userId) throw new Refused(noSuchPackage);
  const over = await refuseOver(app, tx, bought);
  if (over) throw new Refused(over);
  const { left, freeCents } = await readSessions(tx, bought);
  if (left === 0 || !hasSession(freeCents, worthCents, sessionsOf(bought))) throw new Refused(noSession);
  return worthCents;
}

/** Whether the session that a purchase is priced with is still available. Lock the package first. */
export async function hasSessionFor(
  tx: Transaction<Schema>,
  { id, gift_card_id: packageId, credit_cents: worthCents }: PurchaseRow,
): Promise<boolean> {
  const bought = await findBoughtPackage(tx, packageId ?? "");
  if (!bought || bought.refunded_at !== null) return false;
  const { left, freeCents } = await readSessions(tx, bought, { purchaseId: id });
  return left > 0 && hasSession(freeCents, worthCents, sessionsOf(bought));
}

/** Why no session of a package can be booked any more; null if some can. */
export async function refuseOver(
  app: Pick<DatabaseAndClock, "now">,
  db: Handle,
  { last_day: lastDay, refunded_at }: BoughtPackageRow,
): Promise<Refusal | null> {
  if (refunded_at !== null)
    return refuse("package_over", "This package was given back, so it pays for nothing.");
  const { zone } = await readSalon(db);
  if (lastDay === null || localDate(app.now(), zone) <= lastDay) return null;
  return refuse(
    "package_over",
    "This package is over, so its sessions can't be booked any more. Call the salon.",
  );
}

const noSuchPackage = refuse("not_found", "There is no such package.");
const otherService = refuse(
  "package_over",
  "Your package is for another service. Leave it out, or choose that service.",
);
const noSession = refuse(
  "package_over",
  "No session of your package is left, or it is kept for another visit. Leave it out, or wait until that hour is given up.",
);
