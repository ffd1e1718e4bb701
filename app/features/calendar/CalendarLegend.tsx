import { calendarTexts } from "#app/texts/en/dashboard/calendar.ts";
import { gridTexts } from "#app/texts/en/dashboard/calendar-grid.ts";
import { useTexts } from "#app/texts/use-texts.ts";

const states = ["in_chair", "confirmed", "pending", "completed", "no_show"] as const;

/** What each mark of the calendar means. It is plain text below the calendar, for keyboards and screen readers too. */
export function CalendarLegend() {
  const { legend } = useTexts(calendarTexts);
  const buffers = useTexts(gridTexts).legend;
  return (
    <p className="calendar-legend">
      {states.map((state) => (
        <span key={state}>
          <i className={`calendar-swatch calendar-box-${state}`} />
          {legend[state]}
        </span>
      ))}
      <span>
        <i className="calendar-swatch calendar-swatch-unpaid" />
        {legend.open}
      </span>
      <span>
        <i className="calendar-swatch calendar-box-held" />
        {legend.held}
      </span>
      <span>
        <i className="calendar-swatch calendar-swatch-buffer" />
        {buffers}
      </span>
    </p>
  );
}
