import { useState } from "react";
import { Link } from "react-router";
import { BookingsSkeleton } from "#app/features/bookings/BookingsSkeleton.tsx";
import { LoadFailed } from "#app/features/bookings/LoadFailed.tsx";
import { useAllBookings } from "#app/features/bookings/queries.ts";
import { TodayList } from "#app/features/bookings/TodayList.tsx";
import { comingVisits, takenToday, visitsToday } from "#app/features/bookings/visits.ts";
import { useMasters } from "#app/lib/catalogue.ts";
import { money } from "#app/lib/money.ts";
import { greeting, inSalon } from "#app/lib/salon-time.ts";
import type { Booking } from "#contract/bookings.ts";

interface Props {
  firstName: string;
  zone: string;
}

/** An admin's first page: four numbers, today's visits, and what is coming soon. */
export function AdminHome({ firstName, zone }: Props) {
  const [now] = useState(Date.now);
  const { data, error, refetch } = useAllBookings();
  return (
    <>
      <h1 className="h2 dash-title mb-6">
        {greeting(now, zone)}, {firstName}
      </h1>
      {data ? (
        <Today bookings={data} zone={zone} now={now} />
      ) : error ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <BookingsSkeleton />
      )}
      <p className="soon mt-8">
        <b>coming soon</b>
        <span>Stock: which oils and powders are running low.</span>
      </p>
    </>
  );
}

function Today({ bookings, zone, now }: { bookings: Booking[]; zone: string; now: number }) {
  const masters = useMasters().data ?? [];
  const today = visitsToday(bookings, now, zone);
  const coming = comingVisits(bookings, now);
  const toArrange = coming.filter(({ startsAt }) => !startsAt).length;
  const toConfirm = coming.filter(({ status }) => status === "pending").length;
  return (
    <>
      <dl className="kpis mb-7">
        <Kpi label="Visits today" value={today.length} />
        <Kpi label="Taken today" value={money(takenToday(bookings, now, zone))} />
        <Kpi label="Waiting to confirm" value={toConfirm} />
        <Kpi label="To be arranged" value={toArrange} />
      </dl>
      <section aria-labelledby="today">
        <div className="bar mb-3.5">
          <h2 className="h4 num" id="today">
            Today, {inSalon("longDay", now, zone)}
          </h2>
          <Link className="link sm" to="/dashboard/manageBookings">
            All Bookings
          </Link>
        </div>
        {today.length > 0 ? (
          <TodayList visits={today} masters={masters} zone={zone} />
        ) : (
          <p className="card p-6 text-kajal-600">Nobody is expected today.</p>
        )}
      </section>
    </>
  );
}

function Kpi({ label, value }: { label: string; value: string | number }) {
  return (
    <div className="card kpi">
      <dt>{label}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}
