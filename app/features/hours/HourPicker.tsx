import "#app/features/hours/styles/month.css";
import "#app/features/hours/styles/slots.css";
import { useRef, useState } from "react";
import { useAvailability, useFreshHours, type Wanted } from "#app/data/availability.ts";
import { startsOf } from "#app/features/hours/day-parts.ts";
import { MonthGrid } from "#app/features/hours/MonthGrid.tsx";
import { SlotList } from "#app/features/hours/SlotList.tsx";
import { dayText, monthsAfter } from "#app/lib/calendar-dates.ts";
import { explain } from "#app/lib/explain.ts";
import { numberText } from "#app/lib/number-text.ts";
import { inSalon, salonDate } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { hourTexts } from "#app/texts/en/shared/hour-picker.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { QueryView } from "#app/ui/QueryView.tsx";
import { Loading, Skeleton } from "#app/ui/Skeleton.tsx";

interface Props extends Wanted {
  /** Now, in epoch milliseconds: which day is today. */
  now: number;
  /** The chosen or held hour; shown as free on its day to every reader. */
  chosen: string | undefined;
  /** A booking that is to be moved: its own time counts as free. */
  moving?: string;
  /** The date that is open at first, YYYY-MM-DD; the first free one without it. */
  openAt?: string | undefined;
  busy: boolean;
  disabled: boolean;
  onChoose: (startsAt: string) => void;
}

/** A month and the hours of its day, in the salon's time. The first free day is open from the start. */
export function HourPicker(props: Props) {
  const texts = useTexts(hourTexts);
  const { serviceIds, masterIds, now, chosen, moving, openAt, busy, disabled, onChoose } = props;
  const { zone } = useSalon();
  const today = salonDate(now, zone);
  const chosenDate = chosen && salonDate(chosen, zone);
  const [month, setMonth] = useState(() => monthsAfter(chosenDate ?? openAt ?? today, 0));
  const [picked, setPicked] = useState(chosenDate ?? openAt);
  const [ledFor, setLedFor] = useState<string>();
  const hours = useRef<HTMLDivElement>(null);
  const [shownFor, setShownFor] = useState(chosenDate);
  if (chosenDate !== shownFor) {
    setShownFor(chosenDate);
    if (chosenDate) show(chosenDate);
  }
  useFreshHours();
  const query = useAvailability({ serviceIds, masterIds }, { month, today }, moving);
  const { data, isPlaceholderData, isFetching } = query;
  const days = data?.days.filter((day) => day.date.startsWith(month.slice(0, 7))) ?? [];
  const firstFree = days.find(({ slots }) => slots.length > 0)?.date;
  const date = picked ?? firstFree;

  // Once a visit: where its month has no free day, the month of the next free one is opened instead.
  const visit = [...serviceIds, ...masterIds].join();
  if (data && !isPlaceholderData && ledFor !== visit) {
    setLedFor(visit);
    if (!picked && !firstFree && data.nextFree) show(salonDate(data.nextFree.startsAt, zone));
  }
  /** Where the hours stand below the month, a day that is chosen brings them into view. */
  function showHours() {
    requestAnimationFrame(() => hours.current?.scrollIntoView({ block: "nearest" }));
  }
  function show(day: string) {
    setPicked(day);
    setMonth(monthsAfter(day, 0));
  }

  return (
    <QueryView query={query} waiting={<PickerSkeleton />} failed={(error) => texts.notLoaded(explain(error))}>
      {({ until, nextFree }) => (
        <div className="when">
          <div>
            <MonthGrid
              days={days}
              today={today}
              until={until}
              month={month}
              onMonth={(next) => {
                setMonth(next);
                setPicked(undefined);
              }}
              chosen={date}
              onChoose={(day) => {
                setPicked(day);
                showHours();
              }}
              busy={isPlaceholderData && isFetching}
            />
            <Legend />
          </div>
          {date ? (
            <div ref={hours} className="min-w-0 scroll-mb-36">
              <SlotList
                title={dayText(date)}
                starts={startsOf(
                  days.find((day) => day.date === date),
                  chosenDate === date ? chosen : undefined,
                )}
                chosen={chosen}
                busy={busy}
                disabled={disabled}
                onChoose={onChoose}
              />
            </div>
          ) : isFetching ? (
            <SlotsSkeleton />
          ) : (
            <NoDay until={until} nextFree={nextFree?.startsAt} onShow={show} />
          )}
        </div>
      )}
    </QueryView>
  );
}

function PickerSkeleton() {
  return (
    <Loading className="when">
      <Skeleton className="h-80" />
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
    </div>
  );
}

/** What the marks of the month mean. */
function Legend() {
  const texts = useTexts(hourTexts);
  return (
    <p className="legend">
      <span>
        <i className="legend-free" />
        {texts.free}
      </span>
      <span>
        <i className="legend-few" />
        {texts.few}
      </span>
      <span>
        <s aria-hidden="true">{numberText(27)}</s>
        {texts.fullOrClosed}
      </span>
    </p>
  );
}

interface NoDayProps {
  /** The last date that can be booked, YYYY-MM-DD. */
  until: string;
  /** The first free hour after the month, ISO 8601. */
  nextFree: string | undefined;
  onShow: (date: string) => void;
}

/** Beside a month without a free day: the way to the next one, or how far bookings go. */
function NoDay({ until, nextFree, onShow }: NoDayProps) {
  const { zone } = useSalon();
  const texts = useTexts(hourTexts);
  if (!nextFree) return <p className="muted num">{texts.noneAhead(dayText(until))}</p>;
  const date = salonDate(nextFree, zone);
  return (
    <div className="grid content-start justify-items-start gap-3" role="status">
      <p className="muted">{texts.noDay}</p>
      <Button variant="line" size="sm" onClick={() => onShow(date)}>
        {texts.nextFree(`${dayText(date)}, ${inSalon("clock", nextFree, zone)}`)}
      </Button>
    </div>
  );
}
