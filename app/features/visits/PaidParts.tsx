import { discountName } from "#app/lib/discount-name.ts";
import { money, sumOfPrices } from "#app/lib/money.ts";
import { bookingsTexts } from "#app/texts/en/dashboard/bookings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import type { Booking } from "#contract/bookings.ts";

/** What was taken off a coming visit's price, and where not all of it was paid, what of it was and what is left to pay. */
export function PaidParts({ booking: { paid, price, dueAtSalon, discountOf } }: { booking: Booking }) {
  const texts = useTexts(bookingsTexts);
  return (
    <>
      {discountOf && <p className="sm num">{discountName(discountOf)}</p>}
      {paid === "unpaid" && price > 0 && <p className="sm num">{texts.toPay(money(price))}</p>}
      {paid === "deposit" && (
        <p className="sm num">
          {texts.paidParts(money(sumOfPrices([price, -dueAtSalon])), money(dueAtSalon))}
        </p>
      )}
    </>
  );
}
