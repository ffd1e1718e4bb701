import "#app/features/hours/styles/week.css";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { dayStates } from "#app/features/hours/day-states.ts";
import { datesOfWeek, keyMove, weekOf, weekText } from "#app/features/hours/week.ts";
import { dayText, weekdayText } from "#app/lib/calendar-dates.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { hourTexts } from "#app/texts/en/shared/hour-picker.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import type { AvailableDay } from "#contract/availability.ts";
import { addDays } from "#domain/time/dates.ts";

interface Props {
  days: AvailableDay[];
  /** Dates are YYYY-MM-DD in the salon's zone. */
  today: string;
  /** The last bookable date. */
  until: string;
  /** The first of the seven dates shown. */
  week: string;
  onWeek: (week: string) => void;
  chosen: string | undefined;
  onChoose: (date: string) => void;
  /** Whether a full day can be opened, too. */
  opensFull?: boolean | undefined;
  /** Opens the month. */
  onMonth: () => void;
  /** What gets the focus when the strip replaces the month again. */
  focusOn: "day" | "month" | undefined;
  busy: boolean;
}

/**
 * Seven days from today on, as an ARIA grid of one row. The arrow keys reach every day, so that each can be heard,
 * and go past the ends of the week. Full and closed days can't be chosen.
 */
export function WeekStrip(props: Props) {
  const { days, today, until, week, onWeek, chosen, onChoose, opensFull, onMonth, focusOn, busy } = props;
  const texts = useTexts(hourTexts);
  const dates = datesOfWeek(week);
  const [at, setAt] = useState<string>();
  const row = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(focusOn === "day");
  const stop = [at, chosen, dates[0]].find((date) => date !== undefined && dates.includes(date));

  useEffect(() => {
    if (focusOn === "month") head.current?.querySelector("button")?.focus();
  }, [focusOn]);
  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    row.current?.querySelector<HTMLElement>(`[data-date="${stop}"]`)?.focus();
  }, [stop]);

  function move(event: KeyboardEvent) {
    const next = stop && keyMove(event.key, stop, week);
    if (!next) return;
    event.preventDefault();
    if (next < today || next > until) return;
    wantsFocus.current = true;
    setAt(next);
    if (!dates.includes(next)) onWeek(weekOf(next, today));
  }

  return (
    <div className="week">
      <div className="week-head" ref={head}>
        <p className="week-name num" aria-live="polite">
          {weekText(week)}
        </p>
        <IconButton icon="calendar" label={texts.openMonth} onClick={onMonth} />
        <Step
          label={texts.lastWeek}
          icon="chevron-left"
          to={week > today ? addDays(week, -7) : undefined}
          onStep={onWeek}
        />
        <Step
          label={texts.nextWeek}
          icon="chevron-right"
          to={addDays(week, 7) <= until ? addDays(week, 7) : undefined}
          onStep={onWeek}
        />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: seven days that are no table, but walked through like one. */}
      <div
        role="grid"
        tabIndex={-1}
        aria-label={`${texts.grid}, ${weekText(week)}`}
        aria-busy={busy}
        className="week-grid"
        onKeyDown={move}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: as above. */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: the days in it take the focus. */}
        <div role="row" className="week-days" ref={row}>
          {dates.map((date) => {
            const state = date > until ? "closed" : days.find((day) => day.date === date)?.state;
            const isShut = state === "closed" || (state === "full" && !opensFull);
            const words = [
              date === today && texts.today,
              dayText(date),
              state && texts[dayStates[state]],
              date === chosen && texts.chosen,
            ];
            return (
              // biome-ignore lint/a11y/useSemanticElements: as above.
              // biome-ignore lint/a11y/useFocusableInteractive: as above.
              <div key={date} role="gridcell" aria-selected={date === chosen}>
                <button
                  type="button"
                  className={classes(
                    "week-day num",
                    `is-${state ?? "unread"}`,
                    date === today && "is-today",
                    date === chosen && "is-selected",
                  )}
                  data-date={date}
                  tabIndex={date === stop ? 0 : -1}
                  aria-disabled={isShut || undefined}
                  onClick={() => {
                    setAt(date);
                    if (!isShut) onChoose(date);
                  }}
                >
                  <span className="sr">{words.filter(Boolean).join(", ")}</span>
                  <span aria-hidden="true">{weekdayText(date)}</span>
                  <b aria-hidden="true">{inSalon("day", `${date}T12:00:00Z`, "UTC")}</b>
                  <i />
                </button>
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}

interface StepProps {
  label: string;
  icon: "chevron-left" | "chevron-right";
  /** The week that it leads to; undefined if there is none. */
  to: string | undefined;
  onStep: (week: string) => void;
}

/** Keeps the focus even when it leads no further. */
function Step({ label, icon, to, onStep }: StepProps) {
  return (
    <button
      type="button"
      className="iconbtn"
      aria-label={label}
      aria-disabled={to === undefined || undefined}
      onClick={() => {
        if (to) onStep(to);
      }}
    >
      <Icon name={icon} />
    </button>
  );
}
