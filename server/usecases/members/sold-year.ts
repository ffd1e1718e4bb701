import type { SalonRow } from "#server/database/salon.ts";
import { type CardSettings, takesCards } from "#server/usecases/takes-cards.ts";

/**
 * What a year of membership costs, in cents. Null where none is sold: without a card provider nobody could buy one,
 * whatever its price.
 */
export function soldYearCents(salon: Pick<SalonRow, "membership_cents">, site: CardSettings): number | null {
  return takesCards(site) ? salon.membership_cents : null;
}
