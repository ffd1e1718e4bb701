import { DayPicker } from "react-day-picker";
import { asDate, asLocalNoon, monthsAfter } from "#app/features/checkout/calendar-dates.ts";
import { Icon } from "#app/ui/Icon.tsx";
import type { AvailableDay } from "#contract/availability.ts";

const monthsAhead = 6;
const dayName = new Intl.DateTimeFormat("en-GB", { weekday: "long", day: "numeric", month: "long" });
const words: Record<AvailableDay["state"], string> = {
  free: "free",
  few: "few hours left",
  full: "full",
  closed: "closed",
};

interface Props {
  days: AvailableDay[];
  /** Dates are YYYY-MM-DD in the salon's zone. */
  today: string;
  month: string;
  onMonth: (month: string) => void;
  chosen: string | undefined;
  onChoose: (date: string) => void;
  busy: boolean;
}

/**
 * A month as an ARIA grid: arrow keys move by day and week, Page Up and Down by month. Days that are not read yet can
 * be reached, or the keys could never leave the month.
 */
export function MonthGrid({ days, today, month, onMonth, chosen, onChoose, busy }: Props) {
  const stateOf = (noon: Date) => days.find(({ date }) => date === asDate(noon))?.state;
  const isUnread = (noon: Date) => asDate(noon) >= today && stateOf(noon) === undefined;
  const isShut = (noon: Date) =>
    asDate(noon) < today || stateOf(noon) === "full" || stateOf(noon) === "closed";
  function wordFor(noon: Date): string | undefined {
    const state = stateOf(noon);
    return state ? words[state] : isShut(noon) ? words.closed : undefined;
  }

  return (
    <div className="month" aria-busy={busy}>
      <DayPicker
        mode="single"
        required
        selected={chosen ? asLocalNoon(chosen) : undefined}
        onSelect={(noon) => onChoose(asDate(noon))}
        month={asLocalNoon(month)}
        onMonthChange={(noon) => onMonth(monthsAfter(asDate(noon), 0))}
        startMonth={asLocalNoon(today)}
        endMonth={asLocalNoon(monthsAfter(today, monthsAhead))}
        today={asLocalNoon(today)}
        disabled={isShut}
        modifiers={{ few: (noon) => stateOf(noon) === "few", unread: isUnread }}
        modifiersClassNames={{ few: "is-few", unread: "is-unread" }}
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
        labels={{
          labelDayButton: (noon, { today: isToday, selected }) =>
            [isToday && "today", dayName.format(noon), wordFor(noon), selected && "chosen"]
              .filter(Boolean)
              .join(", "),
        }}
        components={{ Chevron }}
      />
    </div>
  );
}

function Chevron({ orientation }: { orientation?: "up" | "down" | "left" | "right" }) {
  return <Icon name={orientation === "left" ? "chevron-left" : "chevron-right"} />;
}
