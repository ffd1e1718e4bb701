import { money } from "#app/lib/money.ts";
import { bookingsTableTexts } from "#app/texts/en/dashboard/bookings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import type { Booking } from "#contract/bookings.ts";

/** What came back of a cancelled visit that was paid for, and where to. */
export function ReturnedLines({ returned }: Pick<Booking, "returned">) {
  const texts = useTexts(bookingsTableTexts);
  if (!returned) return null;
  const { card, giftCard, atSalon, session } = returned;
  const lines = [
    (session === "back" || session === "over") && texts.sessionIsBack,
    giftCard && texts.backOnGift(money(giftCard)),
    card && texts.backOnCard(money(card)),
    atSalon && texts.backAtSalon(money(atSalon)),
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
