import type { Transaction } from "kysely";
import { settledStates } from "#domain/purchase.ts";
import { hasLivePayment } from "#server/database/payments.ts";
import type { Schema } from "#server/database/schema.ts";
import { writtenOut } from "#server/database/written-out.ts";

const endedHoldStates = ["converted", "freed"] as const;

/**
 * Removes holds that ended before an instant and can't become a visit any more, oldest first. A freed hold remembers
 * its slot for a late payment: it stays unless its purchase is settled or no payment of it can succeed.
 * @returns how many were removed, at most `most`
 */
export async function removeOldHolds(tx: Transaction<Schema>, before: number, most: number): Promise<number> {
  const old = tx
    .selectFrom("holds")
    .select("holds.id")
    .where("holds.state", "in", writtenOut(endedHoldStates))
    .where("holds.ends_at", "<", before)
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom("purchases")
            .select("purchases.id")
            .whereRef("purchases.id", "=", "holds.purchase_id")
            .where("purchases.state", "in", settledStates),
        ),
        eb.not(hasLivePayment(eb, "holds.purchase_id")),
      ]),
    )
    .orderBy("holds.ends_at")
    .limit(most);
  const result = await tx.deleteFrom("holds").where("id", "in", old).executeTakeFirst();
  return Number(result.numDeletedRows);
}
