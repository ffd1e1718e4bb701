import { calendarTexts } from "#app/texts/en/dashboard/calendar.ts";
import { gridTexts } from "#app/texts/en/dashboard/calendar-grid.ts";
import { useTexts } from "#app/texts/use-texts.ts";

const states = ["in_chair", "confirmed", "pending", "completed", "no_show"] as const;

/** What the colours of the calendar mean. */
export function CalendarLegend() {
  const { legend, unpaid } = useTexts(calendarTexts);
  const buffers = useTexts(gridTexts).legend;
  return (
    <p className="calendar-legend">
      {states.map((state) => (
        <span key={state}>
          <i className={`calendar-swatch event-${state}`} />
          {legend[state]}
        </span>
      ))}
      <span>
        <i className="calendar-swatch calendar-swatch-unpaid" />
        {unpaid}
      </span>
      <span>
        <i className="calendar-swatch calendar-swatch-buffer" />
        {buffers}
      </span>
    </p>
  );
}
