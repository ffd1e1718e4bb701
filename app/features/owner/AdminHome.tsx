import { Link } from "react-router";
import { useCalendar } from "#app/data/calendar.ts";
import { Figures } from "#app/features/desk/Figures.tsx";
import { useNow } from "#app/features/desk/use-now.ts";
import { TodayList } from "#app/features/owner/TodayList.tsx";
import { BookingsSkeleton } from "#app/features/visits/BookingsSkeleton.tsx";
import { explain } from "#app/lib/explain.ts";
import { numberText } from "#app/lib/number-text.ts";
import { greeting, inSalon, salonDate } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { bookingsTexts, todayTexts } from "#app/texts/en/dashboard/bookings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import { QueryView } from "#app/ui/QueryView.tsx";
import type { Calendar } from "#contract/front-desk.ts";
import { occupiesCells } from "#domain/booking-states.ts";

interface Props {
  firstName: string;
}

/** An admin's first page: four numbers, today's visits, and what is coming soon. */
export function AdminHome({ firstName }: Props) {
  const { zone } = useSalon();
  const texts = useTexts(todayTexts);
  const shared = useTexts(bookingsTexts);
  const now = useNow();
  const today = salonDate(now, zone);
  return (
    <>
      <div className="bar mb-6">
        <h1 className="h2 dashboard-title">{shared.hello(greeting(now, zone), firstName)}</h1>
        <LinkButton size="sm" className="min-h-12" to="/dashboard/calendar">
          <Icon name="calendar" />
          {texts.openCalendar}
        </LinkButton>
      </div>
      <QueryView
        query={useCalendar(today, today)}
        waiting={<BookingsSkeleton />}
        failed={(error) => shared.notLoaded(explain(error))}
      >
        {(calendar) => <Today calendar={calendar} date={today} now={now} />}
      </QueryView>
      <p className="soon mt-8">
        <b>{shared.comingSoon}</b>
        <span>{texts.stock}</span>
      </p>
    </>
  );
}

function Today({ calendar, date, now }: { calendar: Calendar; date: string; now: number }) {
  const texts = useTexts(todayTexts);
  const { masters, zone, toArrange } = calendar;
  const visits = calendar.visits.filter(({ status }) => occupiesCells(status));
  return (
    <>
      <Figures calendar={calendar} date={date} now={now} />
      <section aria-labelledby="today">
        <div className="bar mb-3.5">
          <h2 className="h4 num" id="today">
            {texts.today(inSalon("longDay", now, zone))}
          </h2>
          <Link className="link sm" to="/dashboard/manageBookings">
            {texts.allBookings}
          </Link>
        </div>
        {visits.length > 0 ? (
          <TodayList visits={visits} masters={masters} now={now} />
        ) : (
          <p className="card p-6 text-kajal-600">{texts.nobody}</p>
        )}
        {toArrange.length > 0 && (
          <p className="sm mt-4">
            {texts.waiting(toArrange.length, numberText(toArrange.length))}
            <Link className="link" to="/dashboard/calendar">
              {texts.arrange}
            </Link>
          </p>
        )}
      </section>
    </>
  );
}
