import { Link } from "react-router";
import { BookingMenu, pathOf } from "#app/features/bookings/BookingMenu.tsx";
import { ChooseAll, ChooseOne } from "#app/features/bookings/Choose.tsx";
import type { ListProps } from "#app/features/bookings/listed.ts";
import { Marked } from "#app/features/bookings/Marked.tsx";
import { PaidWord } from "#app/features/bookings/PaidWord.tsx";
import { canBeChosen } from "#app/features/bookings/use-chosen.ts";
import { visitWhen } from "#app/features/bookings/visit-when.ts";
import { StatusBadge } from "#app/features/visits/StatusBadge.tsx";
import { mastersOf } from "#app/features/visits/visits.ts";
import { money } from "#app/lib/money.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { bookingsTableTexts } from "#app/texts/en/dashboard/bookings.ts";
import { bookingActionTexts, manageBookingsTexts } from "#app/texts/en/dashboard/manage-bookings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/Icon.tsx";
import type { Booking } from "#contract/bookings.ts";

/** The bookings where there is no room for a table, with Confirm, Call and the rest within a thumb's reach. */
export function BookingCards({ rows, chosen, busy, search, now, onAction }: ListProps) {
  const { zone } = useSalon();
  const texts = useTexts(bookingActionTexts);
  const own = useTexts(manageBookingsTexts);
  return (
    <>
      {chosen.choosable.length > 1 && <ChooseAll chosen={chosen} withLabel />}
      <ul className="card booking-cards" aria-label={own.allBookings}>
        {rows.map(({ booking }) => (
          <li
            key={booking._id}
            className={classes(chosen.has(booking._id) && "is-chosen")}
            aria-busy={busy.includes(booking._id) || undefined}
          >
            <div className="booking-card-head">
              <ChooseOne chosen={chosen} booking={booking} now={now} />
              <b className="num">{visitWhen(booking.startsAt, now, zone)}</b>
              <StatusBadge status={booking.status} />
            </div>
            <div className="booking-card-who">
              <p className="min-w-0">
                <Link to={pathOf(booking, now, zone)} title={own.openVisit(booking.name)}>
                  <Marked text={booking.name} search={search} />
                </Link>
                <span className="muted sm block">
                  {[booking.service_name, mastersOf(booking)].filter(Boolean).join(", ")}
                </span>
              </p>
              <p className="num text-right whitespace-nowrap">
                <b>{money(booking.price)}</b>
                <PaidWord booking={booking} />
              </p>
            </div>
            <div className="booking-card-actions">
              {canBeChosen(booking) && (
                <Button
                  variant="soft"
                  size="sm"
                  loading={busy.includes(booking._id)}
                  loadingText={texts.confirming}
                  onClick={() => onAction("confirm", booking)}
                >
                  {texts.confirm}
                  <span className="sr">{booking.name}</span>
                </Button>
              )}
              {booking.number !== "" && (
                <a className={buttonClass({ variant: "line", size: "sm" })} href={`tel:${booking.number}`}>
                  <Icon name="phone" />
                  {texts.call}
                  <span className="sr">{booking.name}</span>
                </a>
              )}
              <BookingMenu booking={booking} now={now} onAction={onAction} />
            </div>
            <Details booking={booking} search={search} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Details({ booking, search }: { booking: Booking; search: string }) {
  const { zone } = useSalon();
  const texts = useTexts(bookingsTableTexts);
  const own = useTexts(manageBookingsTexts);
  const lines: [label: string, value: string][] = [
    [texts.email, booking.email],
    [texts.mobile, booking.number],
    [texts.transaction, booking.transactionId || own.noTransaction],
    [texts.date, inSalon("date", booking.date, zone)],
  ];
  return (
    <details open={lines.some(([, value]) => isMeant(value, search)) || undefined}>
      <summary>{own.details}</summary>
      <dl className="num">
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Marked text={value} search={search} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Whether a search word is found in a value that is folded away. */
function isMeant(value: string, search: string): boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return words.some((word) => value.toLowerCase().includes(word));
}
