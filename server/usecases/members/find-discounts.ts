import { memberDiscount } from "#domain/membership.ts";
import type { Discount } from "#domain/pricing.ts";
import type { Handle } from "#server/database/handle.ts";
import { findMemberUntil } from "#server/database/memberships.ts";

/**
 * What may be taken off for somebody who books now. What is booked later keeps the price it was booked at.
 * @param userId null for a guest without an account
 */
export async function findDiscounts(db: Handle, userId: string | null, now: number): Promise<Discount[]> {
  if (userId === null) return [];
  return (await findMemberUntil(db, userId, now)) === null ? [] : [memberDiscount];
}
