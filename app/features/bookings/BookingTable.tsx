import { Link } from "react-router";
import { BookingMenu, pathOf } from "#app/features/bookings/BookingMenu.tsx";
import { ChooseAll, ChooseOne } from "#app/features/bookings/Choose.tsx";
import type { ListedBooking, ListProps } from "#app/features/bookings/listed.ts";
import { Marked } from "#app/features/bookings/Marked.tsx";
import { PaidWord } from "#app/features/bookings/PaidWord.tsx";
import { bookedOn, visitWhen } from "#app/features/bookings/visit-when.ts";
import { amountText } from "#app/features/visits/amount-text.ts";
import { StatusBadge } from "#app/features/visits/StatusBadge.tsx";
import { mastersOf, shortId } from "#app/features/visits/visits.ts";
import { numberText } from "#app/lib/number-text.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { bookingsTableTexts } from "#app/texts/en/dashboard/bookings.ts";
import { manageBookingsTexts } from "#app/texts/en/dashboard/manage-bookings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { classes } from "#app/ui/classes.ts";

/** The specification's table of bookings, plus the guest and the actions. `date` is when it was booked. */
export function BookingTable(props: ListProps) {
  const { rows, chosen, byVisit } = props;
  const texts = useTexts(bookingsTableTexts);
  const own = useTexts(manageBookingsTexts);
  const hasChoice = chosen.choosable.length > 0;
  return (
    <table className="data-table data-table-many booking-table">
      <caption className="sr">{own.allBookings}</caption>
      <thead>
        <tr>
          {hasChoice && (
            <td className="is-choice">
              <ChooseAll chosen={chosen} />
            </td>
          )}
          <th scope="col">{texts.number}</th>
          <th scope="col">{texts.service}</th>
          <th scope="col">{texts.email}</th>
          <th scope="col">{texts.mobile}</th>
          <th scope="col" data-align="right">
            {texts.price}
          </th>
          <th scope="col">{texts.transaction}</th>
          <th scope="col" aria-sort={byVisit ? undefined : "descending"}>
            {texts.date}
          </th>
          <th scope="col" aria-sort={byVisit ? "ascending" : undefined}>
            {texts.visit}
          </th>
          <th scope="col">{texts.action}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.booking._id} row={row} hasChoice={hasChoice} {...props} />
        ))}
      </tbody>
    </table>
  );
}

function Row({
  row: { booking, number },
  hasChoice,
  chosen,
  busy,
  search,
  now,
  onAction,
}: ListProps & { row: ListedBooking; hasChoice: boolean }) {
  const { zone } = useSalon();
  const texts = useTexts(manageBookingsTexts);
  const { transactionId } = booking;
  return (
    <tr
      className={classes(chosen.has(booking._id) && "is-chosen")}
      aria-busy={busy.includes(booking._id) || undefined}
    >
      {hasChoice && (
        <td className="is-choice">
          <ChooseOne chosen={chosen} booking={booking} now={now} />
        </td>
      )}
      <td className="num">{numberText(number)}</td>
      <td className="booking-what">
        <b>
          <Marked text={booking.service_name} search={search} />
        </b>
        <span className="muted block">{mastersOf(booking)}</span>
      </td>
      <td className="booking-who">
        <b>
          <Link to={pathOf(booking, now, zone)} title={texts.openVisit(booking.name)}>
            <Marked text={booking.name} search={search} />
          </Link>
        </b>
        <span className="muted block">
          <Marked text={booking.email} search={search} />
        </span>
      </td>
      <td className="num whitespace-nowrap">
        <Marked text={booking.number} search={search} />
      </td>
      <td className="num" data-align="right">
        {amountText(booking.price)}
        <PaidWord booking={booking} />
      </td>
      <td className="whitespace-nowrap">
        {transactionId ? (
          <code title={transactionId}>{shortId(transactionId)}</code>
        ) : (
          <span className="muted">{texts.noTransaction}</span>
        )}
      </td>
      <td className="num whitespace-nowrap">{bookedOn(booking.date, now, zone)}</td>
      <td className="num booking-when">{visitWhen(booking.startsAt, now, zone)}</td>
      <td>
        <div className="booking-action">
          <StatusBadge status={booking.status} />
          <BookingMenu booking={booking} now={now} onAction={onAction} />
        </div>
      </td>
    </tr>
  );
}
