import type { Transaction } from "kysely";
import { findWholeGuest, type GuestRow } from "#server/database/guests.ts";
import type { Schema } from "#server/database/schema.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";

/**
 * The guest with this id, or the guest they were merged into, locked. Nobody else can merge, change or forget it until
 * the transaction ends.
 * @returns undefined if the guest is gone
 */
export async function lockWholeGuest(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  id: string,
): Promise<GuestRow | undefined> {
  const found = await findWholeGuest(tx, id);
  if (!found) return undefined;
  await app.engine.lock(tx, "guests", found.id);
  const locked = await findWholeGuest(tx, id);
  // It was merged while this waited.
  return locked && locked.id !== found.id ? await lockWholeGuest(app, tx, id) : locked;
}
