import { money, sumOfPrices } from "#app/lib/money.ts";
import { salonDate } from "#app/lib/salon-time.ts";
import type { Calendar } from "#contract/front-desk.ts";

interface Props {
  calendar: Calendar;
  date: string;
  now: number;
}

/** The four numbers above the calendar, of the day or the week that it shows. */
export function Figures({ calendar, date, now }: Props) {
  const { days, waiting, zone } = calendar;
  const isToday = days.length === 1 && date === salonDate(now, zone);
  const when = isToday ? "today" : days.length === 1 ? "this day" : "this week";
  const open = days.filter((day) => day.working.some(({ spans }) => spans.length > 0));
  const inUse = open.reduce((sum, day) => sum + day.chairsInUse, 0) / Math.max(1, open.length);
  const taken = sumOfPrices(days.map((day) => day.taken));
  return (
    <dl className="kpis mb-6">
      <Figure label={`Bookings ${when}`} value={days.reduce((sum, day) => sum + day.bookings, 0)} />
      <Figure label={`Taken ${when}`} value={money(taken)} />
      <Figure label="Chairs in use" value={`${Math.round(inUse)}%`} />
      <Figure label="Waiting to confirm" value={waiting} />
    </dl>
  );
}

function Figure({ label, value }: { label: string; value: string | number }) {
  return (
    <div className="card kpi">
      <dt>{label}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}
