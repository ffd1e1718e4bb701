import { money } from "#app/lib/money.ts";
import { bookingsTableTexts, bookingsTexts } from "#app/texts/en/dashboard/bookings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import type { Booking } from "#contract/bookings.ts";

/** What was refunded for a paid visit that was cancelled, and to where, and what waits at the salon. */
export function ReturnedLines({ returned, handBack }: Pick<Booking, "returned" | "handBack">) {
  const texts = useTexts(bookingsTableTexts);
  const waits = useTexts(bookingsTexts).handBack;
  if (!returned && handBack === undefined) return null;
  const { card, giftCard, atSalon, session } = returned ?? {};
  const lines = [
    (session === "back" || session === "over") && texts.sessionIsBack,
    giftCard && texts.backOnGift(money(giftCard)),
    card && texts.backOnCard(money(card)),
    atSalon && texts.backAtSalon(money(atSalon)),
    handBack && waits(money(handBack)),
  ].filter(Boolean);
  return (
    <>
      {(lines.length > 0 ? lines : [texts.nothingIsBack]).map((line) => (
        <span key={String(line)} className="xs block">
          {line}
        </span>
      ))}
    </>
  );
}
