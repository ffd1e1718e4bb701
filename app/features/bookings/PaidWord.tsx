import { money } from "#app/lib/money.ts";
import { dueOf } from "#app/lib/paid-words.ts";
import { manageBookingsTexts } from "#app/texts/en/dashboard/manage-bookings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import type { Booking } from "#contract/bookings.ts";
import { hasCome, occupiesCells } from "#domain/booking-states.ts";

/** How a booking was paid, below its price. Money due after the visit, or to be handed back, is marked. */
export function PaidWord({ booking }: { booking: Booking }) {
  const texts = useTexts(manageBookingsTexts);
  const { paid, price, paidAtSalon, handBack, status } = booking;
  if (handBack !== undefined) return <span className="booking-due">{texts.toHandBack(money(handBack))}</span>;
  if (paid === undefined || price === 0 || !occupiesCells(status)) return null;
  const due = dueOf(booking);
  const isOverdue = due > 0 && hasCome(status);
  const how = paid === "deposit" && paidAtSalon !== undefined ? texts.paidInPart : texts.paid[paid];
  return (
    <span className={isOverdue ? "booking-due" : "muted block min-w-22"}>
      {isOverdue ? `${money(due)} ${texts.due}` : how}
    </span>
  );
}
