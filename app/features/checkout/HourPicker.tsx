import { useState } from "react";
import { asLocalNoon, monthsAfter } from "#app/features/checkout/calendar-dates.ts";
import { withSlot } from "#app/features/checkout/day-parts.ts";
import { MonthGrid } from "#app/features/checkout/MonthGrid.tsx";
import { SlotList } from "#app/features/checkout/SlotList.tsx";
import { useAvailability } from "#app/features/checkout/use-availability.ts";
import { useNotices } from "#app/features/checkout/use-notices.ts";
import { explain } from "#app/lib/explain.ts";
import { salonDate } from "#app/lib/salon-time.ts";
import { Button } from "#app/ui/Button.tsx";
import { Note } from "#app/ui/Note.tsx";
import { Loading, Skeleton } from "#app/ui/Skeleton.tsx";
import type { Slot } from "#contract/availability.ts";

const dayTitle = new Intl.DateTimeFormat("en-GB", { weekday: "long", day: "numeric", month: "long" });

interface Props {
  serviceIds: string[];
  masterId: string;
  zone: string;
  /** Now, in epoch milliseconds: which day is today. */
  now: number;
  /** The chosen or held hour; shown as free on its day whoever reads. */
  chosen: string | undefined;
  /** A booking that is to be moved: its own time counts as free. */
  moving?: string;
  /** The date that is open at first, YYYY-MM-DD; the first free one without it. */
  openAt?: string | undefined;
  busy: boolean;
  disabled: boolean;
  onChoose: (startsAt: string) => void;
}

/** A month and the free hours of its day, in the salon's time. The first free day is open from the start. */
export function HourPicker(props: Props) {
  const { serviceIds, masterId, zone, now, chosen, moving, openAt, busy, disabled, onChoose } = props;
  const today = salonDate(now, zone);
  const [month, setMonth] = useState(() => monthsAfter(openAt ?? today, 0));
  const [picked, setPicked] = useState(openAt);
  const chosenDate = chosen && salonDate(chosen, zone);
  const [shownFor, setShownFor] = useState(chosenDate);
  if (chosenDate !== shownFor) {
    setShownFor(chosenDate);
    if (chosenDate) show(chosenDate);
  }
  function show(day: string) {
    setPicked(day);
    setMonth(monthsAfter(day, 0));
  }
  useNotices();
  const { data, error, isPlaceholderData, isFetching, refetch } = useAvailability(
    serviceIds,
    masterId,
    { month, today },
    moving,
  );
  const days = data?.days.filter((day) => day.date.startsWith(month.slice(0, 7))) ?? [];
  const date = picked ?? days.find(({ slots }) => slots.length > 0)?.date;
  const free = days.find((day) => day.date === date)?.slots ?? [];
  const slots = chosen && chosenDate === date ? withSlot(free, asSlot(chosen)) : free;

  return (
    <>
      {error && !data && (
        <Note
          tone="error"
          action={
            <Button variant="line" size="sm" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          The free hours did not load. {explain(error)}
        </Note>
      )}
      {!data && !error && <PickerSkeleton />}
      {data && (
        <div className="when">
          <div>
            <MonthGrid
              days={days}
              today={today}
              month={month}
              onMonth={(next) => {
                setMonth(next);
                setPicked(undefined);
              }}
              chosen={date}
              onChoose={setPicked}
              busy={isPlaceholderData && isFetching}
            />
            <p className="legend">
              <span>
                <i className="legend-free" />
                Free
              </span>
              <span>
                <i className="legend-few" />
                Few left
              </span>
              <span>
                <s>27</s>
                Full or closed
              </span>
            </p>
          </div>
          {date ? (
            <SlotList
              title={dayTitle.format(asLocalNoon(date))}
              slots={slots}
              zone={zone}
              chosen={chosen}
              busy={busy}
              disabled={disabled}
              onChoose={(slot) => onChoose(slot.startsAt)}
            />
          ) : isFetching ? (
            <SlotsSkeleton />
          ) : (
            <p className="muted">No free day in this month. Look at the next one.</p>
          )}
        </div>
      )}
    </>
  );
}

function asSlot(startsAt: string): Slot {
  return { startsAt, endsAt: startsAt, masterIds: [] };
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
