import { Link } from "react-router";
import { BookingsSkeleton } from "#app/features/bookings/BookingsSkeleton.tsx";
import { LoadFailed } from "#app/features/bookings/LoadFailed.tsx";
import { TodayList } from "#app/features/bookings/TodayList.tsx";
import { Figures } from "#app/features/calendar/Figures.tsx";
import { useCalendar } from "#app/features/calendar/queries.ts";
import { useNow } from "#app/features/calendar/use-now.ts";
import { greeting, inSalon, salonDate } from "#app/lib/salon-time.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import type { Calendar } from "#contract/front-desk.ts";
import { occupiesCells } from "#domain/booking-states.ts";

interface Props {
  firstName: string;
  zone: string;
}

/** An admin's first page: four numbers, today's visits, and what is coming soon. */
export function AdminHome({ firstName, zone }: Props) {
  const now = useNow();
  const today = salonDate(now, zone);
  const { data, error, refetch } = useCalendar(today, today);
  return (
    <>
      <div className="bar mb-6">
        <h1 className="h2 dash-title">
          {greeting(now, zone)}, {firstName}
        </h1>
        <LinkButton size="sm" className="min-h-12" to="/dashboard/calendar">
          <Icon name="calendar" />
          Open calendar
        </LinkButton>
      </div>
      {data ? (
        <Today calendar={data} date={today} now={now} />
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

function Today({ calendar, date, now }: { calendar: Calendar; date: string; now: number }) {
  const { masters, zone, toArrange } = calendar;
  const visits = calendar.visits.filter(({ status }) => occupiesCells(status));
  return (
    <>
      <Figures calendar={calendar} date={date} now={now} />
      <section aria-labelledby="today">
        <div className="bar mb-3.5">
          <h2 className="h4 num" id="today">
            Today, {inSalon("longDay", now, zone)}
          </h2>
          <Link className="link sm" to="/dashboard/manageBookings">
            All Bookings
          </Link>
        </div>
        {visits.length > 0 ? (
          <TodayList visits={visits} masters={masters} zone={zone} now={now} />
        ) : (
          <p className="card p-6 text-kajal-600">Nobody is expected today.</p>
        )}
        {toArrange.length > 0 && (
          <p className="sm mt-4">
            {toArrange.length === 1 ? "1 paid visit waits" : `${toArrange.length} paid visits wait`} for a
            time:{" "}
            <Link className="link" to="/dashboard/calendar">
              arrange on the calendar
            </Link>
          </p>
        )}
      </section>
    </>
  );
}
