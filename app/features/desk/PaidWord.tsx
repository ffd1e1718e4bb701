import { money } from "#app/lib/money.ts";
import { manageBookingsTexts } from "#app/texts/en/dashboard/manage-bookings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import type { Booking } from "#contract/bookings.ts";

/** How a booking was paid, below its price: what is due once the visit has been is marked. */
export function PaidWord({ booking: { paid, price, status } }: { booking: Booking }) {
  const texts = useTexts(manageBookingsTexts);
  if (paid === undefined || price === 0 || status === "cancelled" || status === "no_show") return null;
  const isDue = paid === "unpaid" && (status === "completed" || status === "in_chair");
  return (
    <span className={isDue ? "booking-due" : "muted block min-w-22"}>
      {isDue ? `${money(price)} ${texts.due}` : texts.paid[paid]}
    </span>
  );
}
