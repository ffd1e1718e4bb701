import { type AskedBy, type Deposit, depositFor } from "#domain/deposit.ts";
import { countMissedOfUser } from "#server/database/bookings-search.ts";
import type { Handle } from "#server/database/handle.ts";
import type { PurchaseRow } from "#server/database/purchases.ts";
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

/** Whether all of a price is paid now, or what the salon asks for; absent: all of it. */
type HowMuch = "full" | "deposit" | undefined;

/** What is charged now: all of it, unless the order asks to pay what the salon asks for. */
export async function askedOf(
  db: Handle,
  salon: SalonRow,
  userId: string,
  pay: HowMuch,
): Promise<{ deposit: Deposit | null; askedBy: AskedBy | null }> {
  return pay === "deposit" ? await askDeposit(db, salon, userId) : { deposit: null, askedBy: null };
}

/** Whether an open purchase charges now what the order asks to pay. A deposit that was shown stays until the hold ends. */
export function paysAsBefore(open: PurchaseRow, pay: HowMuch, deposit: Deposit | null): boolean {
  if (pay !== "deposit") return open.deposit === null;
  return open.asked_by !== null || deposit === null;
}
