import { Link } from "react-router";
import { useRevenue } from "#app/data/revenue.ts";
import { twoWeeks, weekMoney } from "#app/features/desk/week-money.ts";
import { money } from "#app/lib/money.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { adminHomeTexts } from "#app/texts/en/dashboard/admin-home.ts";
import { useTexts } from "#app/texts/use-texts.ts";

/** What each day of this week has taken, with the week before as a dashed line. */
export function WeekBars({ today }: { today: string }) {
  const texts = useTexts(adminHomeTexts);
  const { data } = useRevenue(twoWeeks(today));
  if (!data) return null;
  const { days, soFar } = weekMoney(data.days, today);
  const before = data.days.slice(0, 7);
  const most = Math.max(1, ...data.days.map(({ amount }) => amount));
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
      <div className="card p-5.5">
        <ul className="week-bars num">
          {days.map(({ date, amount }, index) => {
            const then = before[index]?.amount ?? 0;
            const noon = `${date}T12:00:00Z`;
            const name = `${inSalon("weekday", noon, "UTC")} ${inSalon("day", noon, "UTC")}`;
            return (
              <li key={date} className={date === today ? "is-today" : undefined}>
                <span className="sr">{texts.weekTold(name, money(amount), money(then))}</span>
                <span className="week-bar" aria-hidden="true">
                  {amount > 0 && <b style={{ bottom: share(amount) }}>{money(amount)}</b>}
                  <i style={{ height: share(amount) }} />
                  {then > 0 && <em style={{ bottom: share(then) }} />}
                </span>
                <span className="xs muted" aria-hidden="true">
                  {name}
                </span>
              </li>
            );
          })}
        </ul>
        <p className="week-legend sm muted">{texts.weekBefore}</p>
      </div>
    </section>
  );
}
