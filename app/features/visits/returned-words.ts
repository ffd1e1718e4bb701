import { money } from "#app/lib/money.ts";
import { bookingsTableTexts, bookingsTexts } from "#app/texts/en/dashboard/bookings.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { Booking } from "#contract/bookings.ts";

/** What was refunded for a cancelled visit, and to where, and what waits at the salon. Empty if nothing was paid. */
export function returnedWords({ returned, handBack }: Pick<Booking, "returned" | "handBack">): string[] {
  if (!returned && handBack === undefined) return [];
  const texts = textsNow(bookingsTableTexts);
  const { card, giftCard, atSalon, session } = returned ?? {};
  const words = [
    (session === "back" || session === "over") && texts.sessionIsBack,
    giftCard && texts.backOnGift(money(giftCard)),
    card && texts.backOnCard(money(card)),
    atSalon && texts.backAtSalon(money(atSalon)),
    handBack && textsNow(bookingsTexts).handBack(money(handBack)),
  ].filter((word) => typeof word === "string");
  return words.length > 0 ? words : [texts.nothingIsBack];
}
