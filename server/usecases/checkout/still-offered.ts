import { type PlacedPart, stillFits } from "#domain/availability/still-fits.ts";
import { findBooking } from "#server/database/bookings.ts";
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
    // A change has only to find what it adds or moves. Its hold has only what the visit lacks.
    const bookingId = purchase.booking_id;
    const { items = [] } = (bookingId && (await findBooking(db, bookingId))) || {};
    const own = bookingId === null ? [] : await listCellsOf(db, { bookingId });
    const wanted = purchase.items.filter((part) => !items.some((item) => isSamePlace(item, part)));
    return stillFits(diary, wanted, [...purchase.hold.claims, ...own]) ? diary.version : null;
  });
}

function isSamePlace(one: PlacedPart, other: PlacedPart): boolean {
  return (["service_id", "master_id", "starts_at", "ends_at"] as const).every(
    (field) => one[field] === other[field],
  );
}
