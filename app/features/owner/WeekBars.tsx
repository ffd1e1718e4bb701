import { Link } from "react-router";
import { useCalendar } from "#app/data/calendar.ts";
import { useRevenue } from "#app/data/revenue.ts";
import { twoWeeks, weekMoney } from "#app/features/calendar/week-money.ts";
import { explain } from "#app/lib/explain.ts";
import { money, sumOfPrices } from "#app/lib/money.ts";
import { numberText } from "#app/lib/number-text.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { adminHomeTexts } from "#app/texts/en/dashboard/admin-home.ts";
import { revenueTexts } from "#app/texts/en/dashboard/revenue.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { QueryView } from "#app/ui/QueryView.tsx";
import type { Revenue } from "#contract/money.ts";
import { addDays } from "#domain/time/dates.ts";

interface Props {
  today: string;
  /** What today's visits still owe, in dollars. */
  dueToday: number;
}

/** The revenue and the number of visits of each day of this week, with the week before as a dashed line. */
export function WeekBars({ today, dueToday }: Props) {
  const { notLoaded } = useTexts(revenueTexts);
  return (
    <QueryView
      query={useRevenue(twoWeeks(today))}
      waiting={["h-84"]}
      failed={(error) => `${notLoaded} ${explain(error)}`}
    >
      {(revenue) => <Bars revenue={revenue.days} today={today} dueToday={dueToday} />}
    </QueryView>
  );
}

function Bars({ revenue, today, dueToday }: Props & { revenue: Revenue["days"] }) {
  const texts = useTexts(adminHomeTexts);
  const weeks = twoWeeks(today);
  const { data: calendar } = useCalendar(addDays(weeks.from, 7), weeks.to);
  const { days, soFar } = weekMoney(revenue, today);
  const before = revenue.slice(0, 7);
  const most = Math.max(
    1,
    ...revenue.map(({ date, amount }) => (date === today ? amount + dueToday : amount)),
  );
  const share = (amount: number) => `${Math.max(0, (100 * amount) / most)}%`;
  return (
    <section aria-labelledby="week-bars">
      <div className="bar mb-3.5">
        <h2 className="h4 num" id="week-bars">
          {texts.week(money(soFar))}
        </h2>
        <Link className="link sm" to="/dashboard/revenue">
          {texts.revenue}
        </Link>
      </div>
      <div className="card">
        <ul className="week-bars num">
          {days.map(({ date, amount }, index) => {
            const then = before[index]?.amount ?? 0;
            const noon = `${date}T12:00:00Z`;
            const isToday = date === today;
            const toCome = isToday && dueToday > 0 ? sumOfPrices([amount, dueToday]) : 0;
            const name = isToday
              ? texts.today
              : `${inSalon("weekday", noon, "UTC")} ${inSalon("day", noon, "UTC")}`;
            const visits = calendar?.days.find((day) => day.date === date)?.bookings;
            return (
              <li key={date} className={isToday ? "is-today" : undefined}>
                <Link to={`/dashboard/calendar?date=${date}`}>
                  <span className="sr">
                    {texts.weekTold(name, money(amount), money(then))}
                    {toCome > 0 && `, ${texts.takenOf(money(toCome))}`}
                    {visits !== undefined && `, ${texts.visits(visits, numberText(visits))}`}
                  </span>
                  <span className="week-bar" aria-hidden="true">
                    {amount > 0 && <b style={{ bottom: share(amount) }}>{money(amount)}</b>}
                    {toCome > 0 && (
                      <>
                        <b style={{ bottom: share(toCome) }}>{money(toCome)}</b>
                        <u style={{ height: share(toCome) }} />
                      </>
                    )}
                    <i style={{ height: share(amount) }} />
                    {then > 0 && <em style={{ bottom: share(then) }} />}
                  </span>
                  <span className="xs muted" aria-hidden="true">
                    {name}
                    <span className="week-visits">
                      {visits === undefined ? "\u00a0" : numberText(visits)}
                      {visits !== undefined && <span> {texts.visitsWord(visits)}</span>}
                    </span>
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
        <p className="week-legend home-legend sm muted">
          <span>
            <i className="legend-before" />
            {texts.weekBefore}
          </span>
          <span>
            <i className="legend-to-come" />
            {texts.notTaken}
          </span>
        </p>
      </div>
    </section>
  );
}
