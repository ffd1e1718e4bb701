import type { SalonRow } from "#server/database/salon.ts";
import type { UseCases } from "#server/usecases/context.ts";

/**
 * What a year of membership costs, in cents. Null where none is sold: without a card provider nobody could buy one,
 * whatever its price.
 */
export function soldYearCents(
  salon: Pick<SalonRow, "membership_cents">,
  site: Pick<UseCases["site"], "stripePublishableKey">,
): number | null {
  return site.stripePublishableKey === "" ? null : salon.membership_cents;
}
