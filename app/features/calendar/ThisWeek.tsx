import { useRevenue } from "#app/data/revenue.ts";
import { twoWeeks, weekMoney } from "#app/features/calendar/week-money.ts";
import { explain } from "#app/lib/explain.ts";
import { money } from "#app/lib/money.ts";
import { inSalon, salonDate } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { calendarTexts } from "#app/texts/en/dashboard/calendar.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { LoadError } from "#app/ui/QueryView.tsx";

const barWidth = 34;
const step = 42;
const height = 100;

/** This week's revenue, day by day, beside last week's. Only admins see revenue. */
export function ThisWeek({ now }: { now: number }) {
  const { zone } = useSalon();
  const texts = useTexts(calendarTexts);
  const today = salonDate(now, zone);
  const { data, error, refetch } = useRevenue(twoWeeks(today));
  if (!data)
    return (
      error && (
        <LoadError onRetry={refetch}>
          {texts.thisWeek}: {explain(error)}
        </LoadError>
      )
    );
  const { days, soFar, over } = weekMoney(data.days, today);
  const most = Math.max(1, ...days.map(({ amount }) => amount));
  const named = days.map(({ date, amount }) => ({
    date,
    name: inSalon("weekday", `${date}T12:00:00Z`, "UTC"),
    tall: Math.max(amount > 0 ? 3 : 0, (height * amount) / most),
    amount,
  }));
  const told = named.map(({ name, amount }) => `${name} ${money(amount)}`).join(", ");
  return (
    <section className="card p-5.5" aria-labelledby="this-week">
      <h2 className="h4 mb-3.5" id="this-week">
        {texts.thisWeek}
      </h2>
      <svg
        className="w-full max-w-90"
        viewBox={`0 0 ${step * 7} ${height + 24}`}
        role="img"
        aria-label={told}
      >
        {named.map(({ date, name, tall }, index) => (
          <g key={date}>
            <rect
              x={index * step + 4}
              y={height - tall}
              width={barWidth}
              height={tall}
              rx="3"
              className={date === today ? "fill-alta-600" : "fill-golap-200"}
            />
            <text
              x={index * step + 4 + barWidth / 2}
              y={height + 18}
              textAnchor="middle"
              className="fill-kajal-600 text-[13px]"
            >
              {name}
            </text>
          </g>
        ))}
      </svg>
      <p className="sm mt-3">
        <b className="num font-semibold">{money(soFar)}</b>{" "}
        <span className="muted">{over === null ? texts.soFar : texts.soFarOver(over)}</span>
      </p>
    </section>
  );
}
