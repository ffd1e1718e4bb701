import { spanShown, stepFrom, type View } from "#app/features/desk/span.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { calendarTexts } from "#app/texts/en/dashboard/calendar.ts";
import { textsNow, useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";

interface Props {
  date: string;
  view: View;
  today: string;
  onDate: (date: string) => void;
  onView: (view: View) => void;
  onNew: () => void;
  onBlock: () => void;
}

/** Which day, which view, and what can be added to it. */
export function CalendarBar({ date, view, today, onDate, onView, onNew, onBlock }: Props) {
  const texts = useTexts(calendarTexts);
  const isDay = view === "day";
  return (
    <div className="bar mb-5.5">
      <div className="flex flex-wrap items-center gap-1.5">
        <h1 className="h2 dashboard-title mr-2 max-sm:basis-full" aria-live="polite">
          {headingOf(view, date)}
        </h1>
        <IconButton
          icon="chevron-left"
          label={isDay ? texts.previousDay : texts.previousWeek}
          size="sm"
          onClick={() => onDate(stepFrom(view, date, -1))}
        />
        <IconButton
          icon="chevron-right"
          label={isDay ? texts.nextDay : texts.nextWeek}
          size="sm"
          onClick={() => onDate(stepFrom(view, date, 1))}
        />
        {date !== today && (
          <Button variant="quiet" size="xs" onClick={() => onDate(today)}>
            {texts.today}
          </Button>
        )}
        <label className="calendar-date">
          <span className="sr">{texts.goToDay}</span>
          <Icon name="calendar" />
          <input
            type="date"
            value={date}
            onChange={(event) => event.target.value && onDate(event.target.value)}
          />
        </label>
        <Button variant="quiet" size="xs" onClick={onBlock}>
          {texts.blockTime}
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-2.5">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's controls. */}
        <div className="segments" role="group" aria-label={texts.view}>
          {(["day", "week"] as const).map((one) => (
            <button key={one} type="button" aria-pressed={view === one} onClick={() => onView(one)}>
              {one === "day" ? texts.day : texts.week}
            </button>
          ))}
        </div>
        <Button size="sm" className="min-h-12" onClick={onNew}>
          <Icon name="plus" />
          {texts.newBooking}
        </Button>
      </div>
    </div>
  );
}

function headingOf(view: View, date: string): string {
  const noon = (day: string) => `${day}T12:00:00Z`;
  if (view === "day") return inSalon("longDay", noon(date), "UTC");
  const { from, to } = spanShown("week", date);
  return textsNow(calendarTexts).weekOf(dayAndMonth(noon(from)), dayAndMonth(noon(to)));
}

function dayAndMonth(instant: string): string {
  return `${inSalon("day", instant, "UTC")} ${inSalon("month", instant, "UTC")}`;
}
