import "#app/features/visits/styles/bookings-table.css";
import { Link } from "react-router";
import { amountText } from "#app/features/visits/amount-text.ts";
import { HistoryButton } from "#app/features/visits/HistoryButton.tsx";
import { ReturnedLines } from "#app/features/visits/ReturnedLines.tsx";
import { StatusBadge } from "#app/features/visits/StatusBadge.tsx";
import { bookAgainPath, hasReceipt, mastersOf, shortId } from "#app/features/visits/visits.ts";
import { numberText } from "#app/lib/number-text.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { bookingsTableTexts, bookingsTexts } from "#app/texts/en/dashboard/bookings.ts";
import { myReviewTexts } from "#app/texts/en/dashboard/my-reviews.ts";
import { textsNow, useTexts } from "#app/texts/use-texts.ts";
import { Card } from "#app/ui/Card.tsx";
import { type Column, DataTable } from "#app/ui/DataTable.tsx";
import type { Booking } from "#contract/bookings.ts";
import { canBecome } from "#domain/booking-states.ts";

interface Props {
  bookings: Booking[];
  caption: string;
}

const actionLink = "row-link xs";

/** The specification's table of bookings. `date` is when it was booked, Visit is when it takes place. */
export function BookingsTable({ bookings, caption }: Props) {
  const { zone } = useSalon();
  const texts = useTexts(bookingsTableTexts);
  const rows = bookings.map((booking, index) => ({ booking, number: index + 1 }));
  const columns: Column<(typeof rows)[number]>[] = [
    { header: texts.number, cell: ({ number }) => numberText(number), narrow: "hidden", className: "num" },
    { header: texts.service, cell: ({ booking }) => booking.service_name, narrow: "title" },
    { header: texts.email, cell: ({ booking }) => booking.email, narrow: "hidden" },
    {
      header: texts.price,
      cell: ({ booking }) => amountText(booking.price),
      align: "right",
      className: "num calm-price",
    },
    {
      header: texts.transaction,
      cell: ({ booking }) => <code title={booking.transactionId}>{shortId(booking.transactionId)}</code>,
      className: "whitespace-nowrap calm-id",
    },
    {
      header: texts.date,
      cell: ({ booking }) => inSalon("date", booking.date, zone),
      className: "num whitespace-nowrap calm-date",
    },
    {
      header: texts.visit,
      cell: ({ booking }) => <VisitCell booking={booking} />,
      className: "num calm-visit",
    },
    {
      header: texts.action,
      cell: ({ booking }) => (
        <>
          <StatusBadge status={booking.status} />
          <div className="calm-links">
            <BookAgainLink booking={booking} />
            <ReviewLink booking={booking} />
            <ReceiptLink booking={booking} />
            <HistoryButton
              bookingId={booking._id}
              serviceName={booking.service_name}
              className={actionLink}
            />
          </div>
        </>
      ),
      narrow: "corner",
    },
  ];
  return (
    <Card className="relative overflow-auto calm">
      <DataTable
        caption={caption}
        columns={columns}
        rows={rows}
        rowKey={({ booking }) => booking._id}
        manyColumns
      />
    </Card>
  );
}

function ReceiptLink({ booking }: { booking: Booking }) {
  if (!hasReceipt(booking)) return null;
  return (
    <Link className={actionLink} to={`/dashboard/receipts/${booking._id}`}>
      {textsNow(bookingsTableTexts).receipt}
      <span className="sr">: {booking.service_name}</span>
    </Link>
  );
}

/** A link to review a completed visit that has no review yet. */
function ReviewLink({ booking }: { booking: Booking }) {
  const texts = useTexts(myReviewTexts);
  if (!booking.canReview) return null;
  return (
    <Link className={actionLink} to={`/dashboard/addReview?visit=${booking._id}`}>
      {texts.review}
      <span className="sr">: {booking.service_name}</span>
    </Link>
  );
}

function BookAgainLink({ booking }: { booking: Booking }) {
  const serviceIds = booking.items.map(({ serviceId }) => serviceId);
  if (serviceIds.length === 0 || canBecome(booking.status, "cancelled")) return null;
  return (
    <Link
      className={actionLink}
      to={bookAgainPath({
        serviceIds,
        masterIds: booking.items.map(({ masterId }) => masterId),
        ...(booking.startsAt && { like: booking.startsAt }),
      })}
    >
      {textsNow(bookingsTexts).bookAgain}
      <span className="sr">: {booking.service_name}</span>
    </Link>
  );
}

function VisitCell({ booking }: { booking: Booking }) {
  const { zone } = useSalon();
  if (!booking.startsAt) return <span className="muted">{textsNow(bookingsTableTexts).toArrange}</span>;
  return (
    <span>
      <span className="xl:whitespace-nowrap">
        {inSalon("date", booking.startsAt, zone)}, {inSalon("clock", booking.startsAt, zone)}
      </span>
      <span className="muted xs block wrap-anywhere">{mastersOf(booking)}</span>
      {booking.status === "cancelled" && <ReturnedLines {...booking} />}
    </span>
  );
}
