import { freeHeldCells } from "#server/database/cells.ts";
import { findHoldOfPurchase, holdMove } from "#server/database/holds.ts";
import type { TestSalon } from "#tests/support/salon.ts";

/** Frees the hour of a purchase that is paid by now, as if the salon had not heard of the payment for a long time. */
export async function loseHour({ app, clock }: TestSalon, purchaseId: string): Promise<void> {
  await app.engine.transaction(async (tx) => {
    const held = await findHoldOfPurchase(tx, purchaseId);
    if (!held) throw new Error("There is a hold to lose.");
    await holdMove(tx, held.id, "freed").execute();
    await freeHeldCells(tx, held.id, { now: clock.now() });
  });
}
