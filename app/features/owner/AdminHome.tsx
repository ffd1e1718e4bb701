import "#app/features/owner/admin-home.css";
import { lazy, Suspense, useState } from "react";
import { useCalendar } from "#app/data/calendar.ts";
import { minuteOf, wallOf } from "#app/features/calendar/minutes.ts";
import type { TimeChosen } from "#app/features/desk/desk-rules.ts";
import { expected, visitsOfDay } from "#app/features/owner/expected.ts";
import { FigureStrip } from "#app/features/owner/FigureStrip.tsx";
import { FreeHours } from "#app/features/owner/FreeHours.tsx";
import { masterDays } from "#app/features/owner/free-gaps.ts";
import { NeedsPerson } from "#app/features/owner/NeedsPerson.tsx";
import { PracticeOffer } from "#app/features/owner/PracticeOffer.tsx";
import { WeekBars } from "#app/features/owner/WeekBars.tsx";
import { WhoIsNext } from "#app/features/owner/WhoIsNext.tsx";
import { explain } from "#app/lib/explain.ts";
import { sumOfPrices } from "#app/lib/money.ts";
import { numberText } from "#app/lib/number-text.ts";
import { dueOf } from "#app/lib/paid-words.ts";
import { greeting, inSalon, salonDate } from "#app/lib/salon-time.ts";
import { useNow } from "#app/lib/use-now.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { adminHomeTexts } from "#app/texts/en/dashboard/admin-home.ts";
import { bookingsTexts } from "#app/texts/en/dashboard/bookings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import { QueryView } from "#app/ui/QueryView.tsx";
import type { Calendar } from "#contract/front-desk.ts";
import { occupiesCells } from "#domain/booking-states.ts";

const NewBookingDialog = lazy(() =>
  import("#app/features/desk/NewBookingDialog.tsx").then((part) => ({ default: part.NewBookingDialog })),
);

interface Props {
  firstName: string;
}

/** An admin's home page: the day in four figures, what needs a person, who is next, what is free, the week. */
export function AdminHome({ firstName }: Props) {
  const { zone, demo } = useSalon();
  const texts = useTexts(adminHomeTexts);
  const shared = useTexts(bookingsTexts);
  const now = useNow();
  const today = salonDate(now, zone);
  const calendar = useCalendar(today, today);
  const [newAt, setNewAt] = useState<TimeChosen | null>(null);
  return (
    <>
      <div className="bar mb-6">
        <div className="min-w-0">
          <h1 className="h2 dashboard-title">{shared.hello(greeting(now, zone), firstName)}</h1>
          <DayLine visits={calendar.data?.visits} now={now} />
        </div>
        <div className="flex flex-wrap gap-2.5">
          <LinkButton variant="line" size="sm" className="min-h-11.5" to="/dashboard/calendar">
            <Icon name="calendar" />
            {texts.openCalendar}
          </LinkButton>
          <Button
            size="sm"
            className="min-h-11.5"
            onClick={() => setNewAt({ masterId: "any", date: today, wall: "" })}
          >
            <Icon name="plus" />
            {texts.newBooking}
          </Button>
        </div>
      </div>
      <div className="in-turn">
        <QueryView
          query={calendar}
          waiting={["h-60 md:h-30", "h-64", "h-64"]}
          failed={(error) => shared.notLoaded(explain(error))}
        >
          {(data) => (
            <Today
              calendar={data}
              date={today}
              now={now}
              onBook={(masterId, minute) => setNewAt({ masterId, date: today, wall: wallOf(minute) })}
            />
          )}
        </QueryView>
        {demo && <PracticeOffer />}
        <p className="soon mt-8">
          <b>{shared.comingSoon}</b>
          <span>{texts.stock}</span>
        </p>
      </div>
      {newAt && (
        <Suspense>
          <NewBookingDialog start={newAt} onClose={() => setNewAt(null)} />
        </Suspense>
      )}
    </>
  );
}

/** The day, and what is to come of its visits. While they load it keeps its room. */
function DayLine({ visits, now }: { visits: Calendar["visits"] | undefined; now: number }) {
  const { zone } = useSalon();
  const texts = useTexts(adminHomeTexts);
  const ahead = expected(visits ?? []);
  const [last] = visits
    ? ahead
        .flatMap(({ endsAt }) => endsAt ?? [])
        .toSorted((one, other) => Date.parse(other) - Date.parse(one))
    : [now];
  const day = `${inSalon("longDay", now, zone)}, ${inSalon("clock", now, zone)}`;
  return (
    <p className={classes("muted num mt-1.5", !visits && "invisible")}>
      {last
        ? texts.ahead(day, ahead.length, numberText(ahead.length), inSalon("clock", last, zone))
        : texts.noneAhead(day)}
    </p>
  );
}

interface TodayProps {
  calendar: Calendar;
  date: string;
  now: number;
  onBook: (masterId: string, minute: number) => void;
}

function Today({ calendar, date, now, onBook }: TodayProps) {
  const nowMinute = minuteOf(`${date}T${inSalon("wall", now, calendar.zone)}`);
  const free = masterDays(calendar, date, nowMinute).flatMap((day) => day.free);
  const freeMinutes = free.reduce((sum, { from, to }) => sum + to - from, 0);
  return (
    <>
      <FigureStrip calendar={calendar} freeMinutes={freeMinutes} />
      <div className="admin-home in-turn">
        <NeedsPerson toConfirm={calendar.waiting} toArrange={calendar.toArrange.length} />
        <WhoIsNext visits={standing(calendar)} masters={calendar.masters} now={now} />
        <FreeHours calendar={calendar} date={date} now={now} onBook={onBook} />
        <WeekBars today={date} dueToday={sumOfPrices(visitsOfDay(calendar).map(dueOf))} />
      </div>
    </>
  );
}

function standing({ visits }: Calendar) {
  return visits.filter(({ status }) => occupiesCells(status));
}
