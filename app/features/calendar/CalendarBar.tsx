import "#app/features/calendar/styles/bar.css";
import { spanShown, stepFrom, type View } from "#app/features/calendar/view.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { useDateField } from "#app/lib/use-date-field.ts";
import { calendarTexts } from "#app/texts/en/dashboard/calendar.ts";
import { gridTexts } from "#app/texts/en/dashboard/calendar-grid.ts";
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

/** The day, the view, and what can be added to it. */
export function CalendarBar({ date, view, today, onDate, onView, onNew, onBlock }: Props) {
  const texts = useTexts(calendarTexts);
  const isDay = view === "day";
  const field = useDateField(date, onDate);
  return (
    <div className="calendar-bar">
      <div className="calendar-when">
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
        <div className="calendar-title">
          <h1 className="h2 dashboard-title" aria-live="polite">
            <span className="max-sm:hidden">{headingOf(view, date, "long")}</span>
            <span className="sm:hidden">{headingOf(view, date, "short")}</span>
          </h1>
          <label className="calendar-date">
            <span className="sr">{texts.goToDay}</span>
            <Icon name="calendar" />
            <input
              {...field}
              // In Firefox only a small part of the field, which is invisible here, opens it.
              onClick={(event) => event.currentTarget.showPicker()}
            />
          </label>
        </div>
        {date !== today && (
          <Button variant="quiet" size="xs" className="calendar-today" onClick={() => onDate(today)}>
            {texts.today}
          </Button>
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's controls. */}
      <div className="segments" role="group" aria-label={texts.view}>
        {(["day", "week"] as const).map((one) => (
          <button key={one} type="button" aria-pressed={view === one} onClick={() => onView(one)}>
            {one === "day" ? texts.day : texts.week}
          </button>
        ))}
      </div>
      <Button variant="quiet" size="xs" className="max-sm:hidden" onClick={onBlock}>
        {texts.blockTime}
      </Button>
      <Button size="sm" className="min-h-12 max-sm:hidden" onClick={onNew}>
        <Icon name="plus" />
        <span>{texts.newBooking}</span>
      </Button>
    </div>
  );
}

/**
 * @param length on a phone there is room for a short heading, in at most two lines: it breaks only after a weekday or
 * between two dates
 */
function headingOf(view: View, date: string, length: "long" | "short"): string {
  const noon = (day: string) => `${day}T12:00:00Z`;
  if (view === "day" && length === "long") return inSalon("longDay", noon(date), "UTC");
  if (view === "day") {
    const [weekday, ...dayOfMonth] = inSalon("shortDay", noon(date), "UTC").split(" ");
    return `${weekday} ${unbroken(dayOfMonth.join(" "))}`;
  }
  const { from, to } = spanShown("week", date);
  const texts = textsNow(calendarTexts);
  if (length === "long") return texts.fromTo(dayAndMonth(noon(from)), dayAndMonth(noon(to)));
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  const begin = isOneMonth ? inSalon("day", noon(from), "UTC") : unbroken(dayAndMonth(noon(from)));
  return textsNow(gridTexts).shortWeek(begin, unbroken(dayAndMonth(noon(to))));
}

const unbroken = (words: string) => words.replaceAll(" ", "\u00a0");

function dayAndMonth(instant: string): string {
  return `${inSalon("day", instant, "UTC")} ${inSalon("month", instant, "UTC")}`;
}
