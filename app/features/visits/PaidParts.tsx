import { discountName } from "#app/lib/discount-name.ts";
import { money, sumOfPrices } from "#app/lib/money.ts";
import { dueOf } from "#app/lib/paid-words.ts";
import { bookingsTexts } from "#app/texts/en/dashboard/bookings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import type { Booking } from "#contract/bookings.ts";

/**
 * The discount on an upcoming visit; if it is not fully paid, what is paid and what is due; and what waits at the
 * desk.
 */
export function PaidParts({ booking }: { booking: Booking }) {
  const { paid, price, discountOf, handBack } = booking;
  const texts = useTexts(bookingsTexts);
  const due = dueOf(booking);
  return (
    <>
      {discountOf && <p className="sm num">{discountName(discountOf)}</p>}
      {paid === "unpaid" && price > 0 && <p className="sm num">{texts.toPay(money(price))}</p>}
      {paid === "deposit" && (
        <p className="sm num">{texts.paidParts(money(sumOfPrices([price, -due])), money(due))}</p>
      )}
      {handBack !== undefined && <p className="sm num">{texts.handBack(money(handBack))}</p>}
    </>
  );
}
