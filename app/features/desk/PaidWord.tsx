import { money } from "#app/lib/money.ts";
import { isDue } from "#app/lib/paid-words.ts";
import { manageBookingsTexts } from "#app/texts/en/dashboard/manage-bookings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import type { Booking } from "#contract/bookings.ts";

/** How a booking was paid, below its price: what is due once the visit has been is marked. */
export function PaidWord({ booking }: { booking: Booking }) {
  const texts = useTexts(manageBookingsTexts);
  const { paid, price, dueAtSalon, status } = booking;
  if (paid === undefined || price === 0 || status === "cancelled" || status === "no_show") return null;
  const isOverdue = isDue(booking) && (status === "completed" || status === "in_chair");
  return (
    <span className={isOverdue ? "booking-due" : "muted block min-w-22"}>
      {isOverdue ? `${money(dueAtSalon)} ${texts.due}` : texts.paid[paid]}
    </span>
  );
}
