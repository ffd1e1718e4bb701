import { extendHold, findHoldOfPurchase } from "#server/database/holds.ts";
import { findPurchase } from "#server/database/purchases.ts";
import { readSalon } from "#server/database/salon.ts";
import { withOtherHours } from "#server/usecases/bookings/with-other-hours.ts";
import type { UseCases } from "#server/usecases/context.ts";
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
  const endsAt = hold.ends_at + hold_minutes * 60_000;
  if (await extendHold(app.engine.write, hold.id, { endsAt, now: app.now() }))
    return ok({ holdEndsAt: endsAt });
  const now = await findHoldOfPurchase(db, id);
  if (now?.state === "converted") {
    return refuse("purchase_closed", "This visit is paid already. You find it under My bookings.");
  }
  if (now?.extended === 1 && now.state === "active") {
    return refuse(
      "extended_already",
      "An hour can be kept longer once. Finish paying before the time is over.",
    );
  }
  const gone = refuse("slot_taken", "We could no longer keep this hour for you. Choose another one.");
  return await withOtherHours(app, gone, async () => purchase);
}
