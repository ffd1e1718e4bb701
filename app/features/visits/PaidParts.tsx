import { money, sumOfPrices } from "#app/lib/money.ts";
import { bookingsTexts } from "#app/texts/en/dashboard/bookings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import type { Booking } from "#contract/bookings.ts";

/** What was paid for a coming visit and what is left to pay at the salon, where a deposit was paid. */
export function PaidParts({ booking: { paid, price, dueAtSalon } }: { booking: Booking }) {
  const texts = useTexts(bookingsTexts);
  if (paid !== "deposit") return null;
  return (
    <p className="sm num">{texts.paidParts(money(sumOfPrices([price, -dueAtSalon])), money(dueAtSalon))}</p>
  );
}
