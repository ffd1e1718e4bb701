import type { Transaction } from "kysely";
import { salonId } from "#server/database/salon.ts";
import type { Schema } from "#server/database/schema.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";

/**
 * The time for money that is taken or handed back at the salon. A daily close in progress may or may not count it, so
 * this waits until the close is over. Until the transaction ends, no other close begins.
 */
export async function nowAfterClose(app: DatabaseAndClock, tx: Transaction<Schema>): Promise<number> {
  await app.engine.lock(tx, "salon", salonId);
  return app.now();
}
