import { DayPicker } from "react-day-picker";
import { dayStates } from "#app/features/hours/day-states.ts";
import {
  asDate,
  asLocalNoon,
  dayText,
  firstOfMonth,
  monthText,
  weekdayText,
} from "#app/lib/calendar-dates.ts";
import { numberText } from "#app/lib/number-text.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { hourTexts } from "#app/texts/en/shared/hour-picker.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Icon } from "#app/ui/Icon.tsx";
import type { AvailableDay } from "#contract/availability.ts";

interface Props {
  days: AvailableDay[];
  /** Dates are YYYY-MM-DD in the salon's zone. */
  today: string;
  /** The last bookable date. */
  until: string;
  month: string;
  onMonth: (month: string) => void;
  chosen: string | undefined;
  onChoose: (date: string) => void;
  /** Whether a full day can be chosen, too. */
  opensFull?: boolean | undefined;
  busy: boolean;
}

/**
 * A month as an ARIA grid: arrow keys move by day and week, Page Up and Page Down by month. Days that are not loaded
 * yet can be reached, or the keys could never leave the month.
 */
export function MonthGrid({ days, today, until, month, onMonth, chosen, onChoose, opensFull, busy }: Props) {
  const texts = useTexts(hourTexts);
  const stateOf = (noon: Date) => days.find(({ date }) => date === asDate(noon))?.state;
  const isOutside = (noon: Date) => asDate(noon) < today || asDate(noon) > until;
  const isUnread = (noon: Date) => !isOutside(noon) && stateOf(noon) === undefined;
  const isShut = (noon: Date) =>
    isOutside(noon) || stateOf(noon) === "closed" || (stateOf(noon) === "full" && !opensFull);
  function wordFor(noon: Date): string | undefined {
    if (isOutside(noon)) return texts.dayClosed;
    const state = stateOf(noon);
    return state && texts[dayStates[state]];
  }

  return (
    <div className="month num" aria-busy={busy}>
      <DayPicker
        mode="single"
        autoFocus
        required
        // The empty cells beside a month's days belong to other months, and one of them is not to be marked.
        selected={chosen && firstOfMonth(chosen) === month ? asLocalNoon(chosen) : undefined}
        onSelect={(noon) => onChoose(asDate(noon))}
        month={asLocalNoon(month)}
        onMonthChange={(noon) => onMonth(firstOfMonth(asDate(noon)))}
        startMonth={asLocalNoon(today)}
        endMonth={asLocalNoon(until)}
        today={asLocalNoon(today)}
        disabled={isShut}
        modifiers={{
          few: (noon) => stateOf(noon) === "few",
          unread: isUnread,
          past: (noon) => asDate(noon) < today,
        }}
        modifiersClassNames={{ few: "is-few", unread: "is-unread", past: "is-past" }}
        classNames={{
          month_caption: "month-name",
          nav: "month-nav",
          button_previous: "iconbtn iconbtn-sm",
          button_next: "iconbtn iconbtn-sm",
          day_button: "day",
          today: "is-today",
          selected: "is-selected",
          disabled: "is-disabled",
        }}
        formatters={{
          formatCaption: (noon) => monthText(asDate(noon)),
          formatDay: (noon) => numberText(noon.getDate()),
          formatWeekdayName: (noon) => texts.column(weekdayText(asDate(noon))),
        }}
        labels={{
          labelDayButton: (noon, { today: isToday, selected }) =>
            [isToday && texts.today, dayText(asDate(noon)), wordFor(noon), selected && texts.chosen]
              .filter(Boolean)
              .join(", "),
          labelGrid: (noon) => `${texts.grid}, ${monthText(asDate(noon))}`,
          labelNav: () => texts.months,
          labelWeekday: (noon) => inSalon("weekdayName", `${asDate(noon)}T12:00:00Z`, "UTC"),
          labelNext: () => texts.nextMonth,
          labelPrevious: () => texts.lastMonth,
        }}
        components={{ Chevron }}
      />
    </div>
  );
}

function Chevron({ orientation }: { orientation?: "up" | "down" | "left" | "right" }) {
  return <Icon name={orientation === "left" ? "chevron-left" : "chevron-right"} />;
}
