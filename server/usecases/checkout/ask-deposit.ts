import { type AskedBy, type Deposit, depositFor } from "#domain/deposit.ts";
import { countMissedOfUser } from "#server/database/bookings-search.ts";
import type { Handle } from "#server/database/handle.ts";
import type { SalonRow } from "#server/database/salon.ts";

/** What the salon asks a customer to pay when booking, and which of its rules says so. Null: the whole price. */
export async function askDeposit(
  db: Handle,
  { deposit, full_after_no_shows: fullAfter }: SalonRow,
  userId: string,
): Promise<{ deposit: Deposit | null; askedBy: AskedBy }> {
  const missed = deposit === null || fullAfter === null ? 0 : await countMissedOfUser(db, userId);
  return depositFor({ deposit, fullAfter }, { missed });
}
