import "#app/features/hours/styles/week.css";
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { useFreshHours, useNextHours, type Wanted } from "#app/data/availability.ts";
import type { Alternative } from "#app/features/hours/Alternatives.tsx";
import { startsOf } from "#app/features/hours/day-parts.ts";
import { firstHour, soonerHour } from "#app/features/hours/first-hours.ts";
import { Legend } from "#app/features/hours/Legend.tsx";
import { NoDay } from "#app/features/hours/NoDay.tsx";
import { SlotList } from "#app/features/hours/SlotList.tsx";
import { SoonerHour } from "#app/features/hours/SoonerHour.tsx";
import { useOpenDay } from "#app/features/hours/use-open-day.ts";
import { WeekStrip } from "#app/features/hours/WeekStrip.tsx";
import { dayText } from "#app/lib/calendar-dates.ts";
import { explain } from "#app/lib/explain.ts";
import { firstName, masterName } from "#app/lib/names.ts";
import { salonDate } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { hourTexts } from "#app/texts/en/shared/hour-picker.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { QueryView } from "#app/ui/QueryView.tsx";
import { Loading, Skeleton } from "#app/ui/Skeleton.tsx";
import type { Master } from "#contract/masters.ts";

const MonthChoice = lazy(() => import("#app/features/hours/MonthChoice.tsx"));

interface Props extends Wanted {
  masters: Master[];
  /** Epoch milliseconds, to know which day is today. */
  now: number;
  /** The chosen or held slot; always shown as free on its day. */
  chosen: string | undefined;
  /** A booking being moved: its own time counts as free. */
  moving?: string;
  /** The date open at first, YYYY-MM-DD; by default the first free one. */
  openAt?: string | undefined;
  busy: boolean;
  disabled: boolean;
  onChoose: (startsAt: string) => void;
  /**
   * Shown instead of a full day's slots; without it a full day can't be opened.
   * @param beside the full days of the same week
   */
  full?: ((date: string, beside: string[]) => ReactNode) | undefined;
  /** Takes a sooner slot with another master; without it none is offered. */
  onSooner?: (hour: Alternative) => void;
}

/**
 * A week and the slots of its day, in the salon's time, with the month behind a button. The first free day is open
 * from the start.
 */
export function HourPicker(props: Props) {
  const texts = useTexts(hourTexts);
  const { serviceIds, masterIds, masters, now, chosen, moving, openAt, busy, disabled, onChoose, full } =
    props;
  const { zone } = useSalon();
  const today = salonDate(now, zone);
  const chosenDate = chosen && salonDate(chosen, zone);
  const wanted = { serviceIds, masterIds };
  const { query, week, days, date, open, isWaiting, show, showWeek } = useOpenDay(wanted, {
    today,
    chosenDate,
    openAt,
    moving,
  });
  const { isPlaceholderData, isFetching } = query;
  const isFull = open?.state === "full" && chosenDate !== date && !isWaiting;
  const [isMonth, showMonth] = useState(false);
  const [focusOn, setFocusOn] = useState<"day" | "month">();
  const picker = useRef<HTMLDivElement>(null);
  const hours = useRef<HTMLDivElement>(null);
  const leadToChosen = useFocusOnChosen(hours);
  useFreshHours();
  const nextHours = useNextHours(serviceIds);
  const next = nextHours.isPlaceholderData ? undefined : nextHours.data;

  function pick(day: string) {
    show(day);
    requestAnimationFrame(() => hours.current?.scrollIntoView({ block: "nearest" }));
  }
  function showAndFocus(day: string) {
    show(day);
    requestAnimationFrame(() => picker.current?.querySelector<HTMLElement>(`[data-date="${day}"]`)?.focus());
  }
  function closeMonth(focus: "day" | "month") {
    showMonth(false);
    setFocusOn(focus);
  }

  const sooner = props.onSooner && soonerHour(next, masterIds, chosen);
  return (
    <QueryView query={query} waiting={<PickerSkeleton />} failed={(error) => texts.notLoaded(explain(error))}>
      {({ until, nextFree }) => (
        <div className="when" ref={picker}>
          {isMonth ? (
            <Suspense fallback={<Skeleton className="h-80" />}>
              <MonthChoice
                wanted={wanted}
                moving={moving}
                today={today}
                chosen={date}
                opensFull={full !== undefined}
                onChoose={(day) => {
                  pick(day);
                  closeMonth("day");
                }}
                onClose={() => closeMonth("month")}
              />
            </Suspense>
          ) : (
            <WeekStrip
              days={days}
              today={today}
              until={until}
              week={week}
              onWeek={showWeek}
              chosen={date}
              onChoose={pick}
              opensFull={full !== undefined}
              onMonth={() => showMonth(true)}
              focusOn={focusOn}
              busy={isPlaceholderData && isFetching}
            />
          )}
          {date ? (
            <div ref={hours} className="min-w-0 scroll-mb-36">
              {full && isFull ? (
                full(
                  date,
                  days.filter(({ state }) => state === "full").map((day) => day.date),
                )
              ) : (
                <SlotList
                  title={dayText(date)}
                  remark={isFirstDay(date) ? firstDayOf(masterIds) : undefined}
                  starts={startsOf(open, chosenDate === date ? chosen : undefined)}
                  chosen={chosen}
                  busy={busy}
                  waiting={isWaiting}
                  disabled={disabled}
                  onChoose={onChoose}
                />
              )}
            </div>
          ) : isFetching || isPlaceholderData ? (
            <SlotsSkeleton />
          ) : (
            <NoDay
              said={texts.noDayOfWeek}
              until={until}
              nextFree={nextFree?.startsAt}
              onShow={showAndFocus}
            />
          )}
          {sooner && (
            <SoonerHour
              hour={sooner}
              masters={masters}
              today={today}
              disabled={disabled}
              onChoose={(hour) => {
                leadToChosen(hour.startsAt);
                props.onSooner?.(hour);
              }}
            />
          )}
          <Legend now={now} />
        </div>
      )}
    </QueryView>
  );

  function isFirstDay(day: string): boolean {
    const first = firstHour(next, masterIds);
    return first != null && salonDate(first.startsAt, zone) === day;
  }
  function firstDayOf([id]: string[]): string {
    const master = masters.find(({ _id }) => _id === id);
    return master ? texts.firstDayOf(firstName(masterName(master))) : texts.firstDay;
  }
}

/** Focuses a slot once it is chosen, since the control that was pressed is gone then. */
function useFocusOnChosen(hours: RefObject<HTMLElement | null>): (startsAt: string) => void {
  const goal = useRef<string>(undefined);
  useEffect(() => {
    const chosen = hours.current?.querySelector<HTMLButtonElement>("[aria-pressed=true]");
    const isGoal = Date.parse(chosen?.dataset.hour ?? "") === Date.parse(goal.current ?? "");
    if (!chosen || !isGoal || chosen.disabled) return;
    goal.current = undefined;
    chosen.focus();
  });
  return (startsAt) => {
    goal.current = startsAt;
  };
}

function PickerSkeleton() {
  return (
    <Loading className="when">
      <Skeleton className="h-32" />
      <SlotsSkeleton />
    </Loading>
  );
}

function SlotsSkeleton() {
  return (
    <div className="late grid content-start gap-3">
      <Skeleton className="h-6 w-3/5" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  );
}
