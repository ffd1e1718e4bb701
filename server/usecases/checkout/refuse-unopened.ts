import type { SalonRow } from "#server/database/salon.ts";
import type { Buyer } from "#server/usecases/checkout/write-purchase.ts";
import { type Refusal, refuse } from "#server/usecases/result.ts";

/** Refuses a purchase before the salon opens, unless the buyer works here and is testing. */
export function refuseUnopened(salon: SalonRow, { worksHere = false }: Buyer): Refusal | null {
  if (salon.opened_at !== null || worksHere) return null;
  return refuse("not_open", "The salon does not take bookings yet. It opens soon.");
}
