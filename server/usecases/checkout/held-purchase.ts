import type { Transaction } from "kysely";
import type { HeldPurchase } from "#contract/payments.ts";
import { decideExtension } from "#domain/hold-limits.ts";
import { sessionLine } from "#domain/pricing.ts";
import { isRunning } from "#domain/purchase.ts";
import { findBuyer } from "#server/database/buyers.ts";
import { extendHold, findHoldOfPurchase, type HoldRow } from "#server/database/holds.ts";
import { keepOfferedHour } from "#server/database/offered-hours.ts";
import { findOpenPurchase, findPurchase } from "#server/database/purchases.ts";
import { readSalon } from "#server/database/salon.ts";
import type { Schema } from "#server/database/schema.ts";
import { isBeingPaid } from "#server/usecases/checkout/ask-provider.ts";
import { hourGone } from "#server/usecases/checkout/changed-meanwhile.ts";
import { codeOf } from "#server/usecases/checkout/open-purchase.ts";
import { paidAlready } from "#server/usecases/checkout/paid-already.ts";
import { isProven, listOwnHolds } from "#server/usecases/checkout/place-hold.ts";
import { giveUpPurchase } from "#server/usecases/checkout/release-purchase.ts";
import { stopPayments } from "#server/usecases/checkout/stop-payments.ts";
import type { DatabaseAndClock, DatabaseClockAndPayments, UseCases } from "#server/usecases/context.ts";
import { codeOfCredit } from "#server/usecases/gifts/gift-code.ts";
import { withOtherHours } from "#server/usecases/hours/other-hours.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";
import { zonedInstant } from "#server/usecases/zoned-instant.ts";

/** The unpaid hour held for somebody now, in salon time, so that a reloaded page can continue with it. */
export async function findHeld(
  app: DatabaseAndClock & Pick<UseCases, "seal">,
  userId: string,
): Promise<HeldPurchase["held"]> {
  const db = app.engine.read;
  const purchase = await findOpenPurchase(db, userId);
  const hold = purchase?.hold;
  if (!purchase?.starts_at || !isRunning(hold, app.now())) return null;
  const { zone } = await readSalon(db);
  const session = sessionLine(purchase.quote);
  return {
    purchaseId: purchase.id,
    // The salon may also ask for the whole price. Then `asked_by` names the rule.
    pay: purchase.deposit === null && purchase.asked_by === null ? ("full" as const) : ("deposit" as const),
    codes: [codeOf(purchase.quote), await codeOfCredit(app, purchase)].filter((code) => code !== null),
    ...(session?.packageId && { package: session.packageId }),
    serviceIds: purchase.items.map(({ service_id }) => service_id),
    masterIds: purchase.items.flatMap(({ master_id }) => master_id ?? []),
    startsAt: zonedInstant(purchase.starts_at, zone),
    holdEndsAt: new Date(hold.ends_at).toISOString(),
    extended: hold.extended === 1,
  };
}

/**
 * Extends the hold of one's own purchase, once, by the salon's usual hold time.
 * @returns when the hold now ends, in epoch milliseconds
 */
export async function extendPurchase(
  app: DatabaseAndClock,
  userId: string,
  id: string,
): Promise<Result<{ holdEndsAt: number }>> {
  const db = app.engine.read;
  const { hold_minutes } = await readSalon(db);
  const purchase = await findPurchase(db, id);
  if (purchase?.user_id !== userId) return noPurchase;
  const hold = await findHoldOfPurchase(db, id);
  // A guest who leaves an offered hour leaves its hold to the offer.
  if (!hold) return purchase.offered_hour_id === null ? noPurchase : hourGone;
  const endsAt = await app.engine.transaction(async (tx) => {
    await app.engine.lock(tx, "users", userId);
    const until = await mayLastUntil(app, tx, hold, hold_minutes * 60_000);
    if (until === null || !(await extendHold(tx, hold.id, { endsAt: until, now: app.now() }))) return null;
    const { offered_hour_id: offeredId } = purchase;
    if (offeredId !== null) await keepOfferedHour(tx, { id: offeredId, purchaseId: id }, until);
    return until;
  });
  if (endsAt !== null) return ok({ holdEndsAt: endsAt });
  const now = await findHoldOfPurchase(db, id);
  if (now?.state === "converted") return paidAlready.visit;
  if (isRunning(now, app.now())) {
    return refuse(
      "extended_already",
      "An hour can be kept longer once. Finish paying before the time is over.",
    );
  }
  return await withOtherHours(app, hourGone, async () => purchase);
}

async function mayLastUntil(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  { id, user_id, claims }: HoldRow,
  holdMs: number,
): Promise<number | null> {
  const own = await listOwnHolds(tx, user_id, { now: app.now(), claims });
  const hold = own.find((one) => one.id === id);
  if (!hold) return null;
  const others = own.filter((one) => one.id !== id);
  const buyer = await findBuyer(app.engine, tx, user_id);
  return decideExtension({ holdMs, proven: buyer !== undefined && isProven(buyer), hold, others });
}

/**
 * Gives up one's own unpaid purchase. Frees its hour, unless it was offered to this guest from the waiting list. A
 * purchase that is being paid stays.
 * @returns how many were given up, 0 or 1
 */
export async function releaseOwnPurchase(
  app: DatabaseClockAndPayments,
  userId: string,
  id: string,
): Promise<Result<number>> {
  const purchase = await findPurchase(app.engine.read, id);
  if (purchase?.user_id !== userId) return noPurchase;
  if (purchase.state !== "open") return ok(0);
  if (await isBeingPaid(app, id)) return ok(0);
  if ((await stopPayments(app, purchase)) !== "unpaid") return ok(0);
  return ok(Number(await giveUpPurchase(app, id, "chosen_anew")));
}

const noPurchase = refuse("not_found", "There is no such purchase.");
