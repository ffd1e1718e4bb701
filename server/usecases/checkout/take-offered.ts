import type { Transaction } from "kysely";
import { keyOf } from "#domain/availability/claims.ts";
import { keptPrice, type WantedSlot } from "#domain/kept-price.ts";
import type { Handle } from "#server/database/handle.ts";
import { findOfferedHour, type HeldOffer, takeOfferedHour } from "#server/database/offered-hours.ts";
import { findPurchase, type PurchaseItemRow } from "#server/database/purchases.ts";
import type { Schema } from "#server/database/schema.ts";
import type { PurchaseDraft } from "#server/usecases/checkout/draft.ts";
import { heldHour } from "#server/usecases/checkout/open-purchase.ts";
import { releasePurchase } from "#server/usecases/checkout/release-purchase.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { ok, type Result } from "#server/usecases/result.ts";

/** The services of an offered hour that its guest began to accept, left, and asks for again. */
export async function findBegun(
  db: Handle,
  offers: readonly HeldOffer[],
  wanted: WantedSlot,
  now: number,
): Promise<PurchaseItemRow[] | undefined> {
  for (const { purchaseId } of offers.filter(({ isBegun }) => isBegun)) {
    const left = await findPurchase(db, purchaseId);
    if (left && keptPrice(heldHour(left, left.hold), wanted, now)) return left.items;
  }
  return undefined;
}

/** Adds to a draft the offered hours of its buyer that it uses. */
export function withOffers(
  drafted: Result<PurchaseDraft>,
  offers: readonly HeldOffer[],
): Result<PurchaseDraft> {
  if (!drafted.ok || offers.length === 0) return drafted;
  const wanted = new Set(drafted.value.claims.map(keyOf));
  const offered = offers.filter(({ claims }) => claims.some((claim) => wanted.has(keyOf(claim))));
  return ok({ ...drafted.value, offered });
}

/**
 * Lets a purchase replace the hours that are offered to its buyer from the waiting list. Their cells become free within
 * the transaction. The purchase accepts the first of them, which is held until its offer ends, or for `holdMs` if that
 * is later. The others are given up.
 * @param taking.replacedId the open purchase that it replaces, which the caller gives up
 * @returns the accepted hour, with its hold; null when none is still open
 */
export async function takeOffered(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  offered: readonly HeldOffer[],
  { purchaseId, holdMs, replacedId }: { purchaseId: string; holdMs: number; replacedId: string | null },
): Promise<Accepted | null> {
  const now = app.now();
  let accepted: Accepted | null = null;
  for (const { id, purchaseId: heldBy, isExtended: extended } of offered) {
    await app.engine.lock(tx, "purchases", heldBy);
    if (!accepted) {
      const until = await untilWhen(tx, { id, heldBy }, { now, holdMs });
      if (until !== null && (await takeOfferedHour(tx, id, { purchaseId, until, now })))
        accepted = { id, until, extended };
    }
    if (heldBy !== replacedId) await releasePurchase(app, tx, heldBy);
  }
  return accepted;
}

/** An offered hour that its guest accepts, with when its hold ends. It is extended once, however often it is begun. */
interface Accepted {
  id: string;
  until: number;
  extended: boolean;
}

async function untilWhen(
  tx: Handle,
  { id, heldBy }: { id: string; heldBy: string },
  { now, holdMs }: { now: number; holdMs: number },
): Promise<number | null> {
  const known = await findOfferedHour(tx, id);
  if (known?.purchase_id !== heldBy || known.until <= now) return null;
  return known.taken_at === null ? Math.max(known.until, now + holdMs) : known.until;
}
