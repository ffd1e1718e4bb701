import { StatusBadge } from "#app/features/bookings/StatusBadge.tsx";
import { mastersOf, shortId } from "#app/features/bookings/visits.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { Card } from "#app/ui/Card.tsx";
import { type Column, DataTable } from "#app/ui/DataTable.tsx";
import type { Booking } from "#contract/bookings.ts";

interface Props {
  bookings: Booking[];
  zone: string;
  caption: string;
  /** Shows the mobile number, as the admin's table does. */
  withMobile?: boolean;
}

const amount = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

/** The specification's table of bookings. `date` is when it was booked, Visit when it takes place. */
export function BookingsTable({ bookings, zone, caption, withMobile = false }: Props) {
  const rows = bookings.map((booking, index) => ({ booking, number: index + 1 }));
  const columns: Column<(typeof rows)[number]>[] = [
    { header: "#", cell: ({ number }) => number, narrow: "hidden", className: "num" },
    { header: "Service", cell: ({ booking }) => booking.service_name, narrow: "title" },
    {
      header: "Email",
      cell: ({ booking }) => booking.email,
      ...(!withMobile && { narrow: "hidden" as const }),
    },
    ...(withMobile
      ? [
          {
            header: "Mobile",
            cell: ({ booking }: (typeof rows)[number]) => booking.number,
            className: "num whitespace-nowrap",
          },
        ]
      : []),
    {
      header: "Price ($)",
      cell: ({ booking }) => amount.format(booking.price),
      align: "right",
      className: "num",
    },
    {
      header: "TransactionId",
      cell: ({ booking }) => <code title={booking.transactionId}>{shortId(booking.transactionId)}</code>,
      className: "whitespace-nowrap",
    },
    {
      header: "date",
      cell: ({ booking }) => inSalon("date", booking.date, zone),
      className: "num whitespace-nowrap",
    },
    { header: "Visit", cell: ({ booking }) => <VisitCell booking={booking} zone={zone} />, className: "num" },
    { header: "Action", cell: ({ booking }) => <StatusBadge status={booking.status} />, narrow: "corner" },
  ];
  return (
    <Card className="overflow-hidden">
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

function VisitCell({ booking, zone }: { booking: Booking; zone: string }) {
  if (!booking.startsAt) return <span className="muted">to be arranged</span>;
  return (
    <span>
      <span className="xl:whitespace-nowrap">
        {inSalon("date", booking.startsAt, zone)}, {inSalon("clock", booking.startsAt, zone)}
      </span>
      <span className="muted xs block">{mastersOf(booking)}</span>
    </span>
  );
}
