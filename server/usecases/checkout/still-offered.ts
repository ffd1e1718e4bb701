import { stillFits } from "#domain/availability/still-fits.ts";
import { listCellsOf } from "#server/database/cells.ts";
import { readDiary } from "#server/database/diary.ts";
import { findPurchase } from "#server/database/purchases.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";

/**
 * The catalogue's version by which an hour is still offered as it was held before, whether or not somebody has it by
 * now. Null if it is not offered.
 */
export async function findStillOffered(app: DatabaseAndClock, purchaseId: string): Promise<string | null> {
  return await app.engine.snapshot(async (db) => {
    const purchase = await findPurchase(db, purchaseId);
    if (!purchase?.hold) return null;
    const diary = await readDiary(db, {
      cells: { fromCell: 0, toCell: 0 },
      now: app.now(),
      withHidden: true,
    });
    // The hold of a change has only what the visit lacks.
    const own = purchase.booking_id === null ? [] : await listCellsOf(db, { bookingId: purchase.booking_id });
    const fits = stillFits(diary, purchase.items, [...purchase.hold.claims, ...own]);
    return fits ? diary.version : null;
  });
}
