import type { Transaction } from "kysely";
import { decideExtension } from "#domain/hold-limits.ts";
import { extendHold, findHoldOfPurchase, type HoldRow } from "#server/database/holds.ts";
import { findPurchase } from "#server/database/purchases.ts";
import { readSalon } from "#server/database/salon.ts";
import type { Schema } from "#server/database/schema.ts";
import { isProven, listOwnHolds } from "#server/usecases/checkout/place-hold.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { withOtherHours } from "#server/usecases/hours/other-hours.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/**
 * Keeps the held hour of one's own purchase once more as long as the salon holds hours.
 * @returns when the hold ends now, in epoch milliseconds
 */
export async function extendPurchase(
  app: UseCases,
  userId: string,
  id: string,
): Promise<Result<{ holdEndsAt: number }>> {
  const db = app.engine.read;
  const { hold_minutes } = await readSalon(db);
  const purchase = await findPurchase(db, id);
  const hold = purchase?.user_id === userId ? await findHoldOfPurchase(db, id) : undefined;
  if (!hold) return refuse("not_found", "There is no such purchase.");
  const endsAt = await app.engine.transaction(async (tx) => {
    await app.engine.lock(tx, "users", userId);
    const until = await mayLastUntil(app, tx, hold, hold_minutes * 60_000);
    const extended = until !== null && (await extendHold(tx, hold.id, { endsAt: until, now: app.now() }));
    return extended ? until : null;
  });
  if (endsAt !== null) return ok({ holdEndsAt: endsAt });
  const now = await findHoldOfPurchase(db, id);
  if (now?.state === "converted") {
    return refuse("purchase_closed", "This visit is paid already. You find it under My bookings.");
  }
  if (now?.state === "active" && now.ends_at > app.now()) {
    return refuse(
      "extended_already",
      "An hour can be kept longer once. Finish paying before the time is over.",
    );
  }
  const gone = refuse("slot_taken", "We could no longer keep this hour for you. Choose another one.");
  return await withOtherHours(app, gone, async () => purchase);
}

async function mayLastUntil(
  app: UseCases,
  tx: Transaction<Schema>,
  { id, user_id, claims }: HoldRow,
  holdMs: number,
): Promise<number | null> {
  const own = await listOwnHolds(tx, user_id, { now: app.now(), claims });
  const hold = own.find((one) => one.id === id);
  if (!hold) return null;
  const others = own.filter((one) => one.id !== id);
  return decideExtension({ holdMs, proven: await isProven(tx, user_id), hold, others });
}
