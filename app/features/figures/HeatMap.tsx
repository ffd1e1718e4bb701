import { percent } from "#app/features/figures/figure-table.ts";
import { numberText } from "#app/lib/number-text.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { figuresTexts } from "#app/texts/en/dashboard/figures.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import "./heat-map.css";

interface Use {
  bookedMinutes: number;
  openMinutes: number;
}

interface Props {
  /** By weekday (0 is Sunday) and hour on the salon's clock. */
  hours: (Use & { weekday: number; hour: number })[];
}

const levels = [30, 50, 70, 88];

/** How much of the open time was booked, by weekday and hour: a table whose cells are darker the fuller they were. */
export function HeatMap({ hours }: Props) {
  const texts = useTexts(figuresTexts);
  const days = [...new Set(hours.map(({ weekday }) => weekday))].sort();
  const columns = [...new Set(hours.map(({ hour }) => hour))].sort((one, other) => one - other);
  return (
    <div className="heat">
      <table className="num">
        <caption className="sr">{texts.heatMap}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((hour) => (
              <th key={hour} scope="col">
                <span aria-hidden="true">{numberText(((hour + 11) % 12) + 1)}</span>
                <span className="sr">{hourText(hour)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((weekday) => (
            <tr key={weekday}>
              <th scope="row">{weekdayName(weekday)}</th>
              {columns.map((hour) => {
                const use = hours.find((one) => one.weekday === weekday && one.hour === hour);
                const share = use ? percent(use.bookedMinutes, use.openMinutes) : null;
                return share === null ? (
                  <td key={hour} data-level="closed">
                    <span className="sr">{texts.closed}</span>
                  </td>
                ) : (
                  <td key={hour} data-level={levels.filter((from) => share >= from).length}>
                    {numberText(share)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="heat-legend xs muted num" aria-hidden="true">
        <span>{texts.inUse}</span>
        {[0, ...levels].map((from, level) => (
          <span key={from}>
            <i data-level={level} />
            {level === 0 ? texts.under(numberText(30)) : texts.upFrom(numberText(from))}
          </span>
        ))}
        <span>
          <i data-level="closed" />
          {texts.closed}
        </span>
      </p>
    </div>
  );
}

/** '5:00 pm' for 17. */
export function hourText(hour: number): string {
  return inSalon("clock", Date.UTC(2026, 0, 4, hour), "UTC");
}

/** 'Sun' for 0. */
export function weekdayName(weekday: number): string {
  return inSalon("weekday", Date.UTC(2026, 0, 4 + weekday), "UTC");
}
