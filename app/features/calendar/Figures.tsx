import { money, sumOfPrices } from "#app/lib/money.ts";
import { numberText } from "#app/lib/number-text.ts";
import { salonDate } from "#app/lib/salon-time.ts";
import { calendarTexts } from "#app/texts/en/dashboard/calendar.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import type { Calendar } from "#contract/front-desk.ts";

interface Props {
  calendar: Calendar;
  date: string;
  now: number;
}

/** The four figures for the calendar, of the day or week that it shows. */
export function Figures({ calendar, date, now }: Props) {
  const { days, waiting, zone } = calendar;
  const isToday = days.length === 1 && date === salonDate(now, zone);
  const texts = useTexts(calendarTexts);
  const when = isToday ? "Today" : days.length === 1 ? "Day" : "Week";
  const booked = days.reduce((sum, day) => sum + (day.bookedMinutes ?? day.chairsInUse), 0);
  const open = days.reduce((sum, day) => sum + (day.openMinutes ?? 100), 0);
  const taken = sumOfPrices(days.map((day) => day.taken));
  return (
    <dl className="key-figures mb-6">
      <Figure
        label={texts[`bookings${when}`]}
        value={numberText(days.reduce((sum, day) => sum + day.bookings, 0))}
      />
      <Figure label={texts[`taken${when}`]} value={money(taken)} />
      <Figure
        label={texts.chairsInUse}
        value={numberText(`${Math.round((100 * booked) / Math.max(1, open))}%`)}
      />
      <Figure label={texts.waiting} value={numberText(waiting)} />
    </dl>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="card key-figure">
      <dt>{label}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}
