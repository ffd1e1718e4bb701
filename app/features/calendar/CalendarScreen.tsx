import "#app/features/calendar/styles/grid.css";
import "#app/features/calendar/styles/beside.css";
import "#app/features/calendar/styles/boxes.css";
import "#app/features/calendar/styles/print.css";
import { lazy, useEffect, useRef, useState } from "react";
import { useCalendar } from "#app/data/calendar.ts";
import { useMasters } from "#app/data/masters.ts";
import { CalendarBar } from "#app/features/calendar/CalendarBar.tsx";
import { CalendarDays } from "#app/features/calendar/CalendarDays.tsx";
import { useShown } from "#app/features/calendar/shown.ts";
import { spanShown } from "#app/features/calendar/view.ts";
import type { TimeChosen } from "#app/features/desk/desk-rules.ts";
import { explain } from "#app/lib/explain.ts";
import { salonDate } from "#app/lib/salon-time.ts";
import { useNow } from "#app/lib/use-now.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { calendarTexts } from "#app/texts/en/dashboard/calendar.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Former } from "#app/ui/Former.tsx";
import { Opening } from "#app/ui/Opening.tsx";
import { LoadError } from "#app/ui/QueryView.tsx";
import { Loading, Skeleton } from "#app/ui/Skeleton.tsx";

// Loaded on demand: reading the calendar does not need the forms.
const BlockDialog = lazy(async () => ({
  default: (await import("#app/features/calendar/BlockDialog.tsx")).BlockDialog,
}));
const NewBookingDialog = lazy(async () => ({
  default: (await import("#app/features/desk/NewBookingDialog.tsx")).NewBookingDialog,
}));

/** The front desk's calendar: a day or a week of all masters, or a week of one. */
export function CalendarScreen() {
  const { zone } = useSalon();
  const texts = useTexts(calendarTexts);
  const now = useNow();
  const today = salonDate(now, zone);
  const [{ date, view, masterId, visitId }, go] = useShown(today);
  const [newAt, setNewAt] = useState<TimeChosen | null>(null);
  const [blocking, setBlocking] = useState(false);
  const { data: working } = useMasters();
  const span = spanShown(view, date);
  const { data, error, refetch, isPlaceholderData } = useCalendar(span.from, span.to);
  const open = useRef(visitId);
  useEffect(() => {
    open.current = visitId;
    return () => {
      open.current = null;
    };
  }, [visitId]);

  /** Leaves a cancelled visit. When its answer was late, another visit or page may be open by now, and stays. */
  function leave(cancelledId: string): void {
    if (open.current === cancelledId) go({ visitId: null });
  }

  return (
    <>
      <CalendarBar
        date={date}
        view={view}
        today={today}
        onDate={(next) => go({ date: next, visitId: null })}
        onView={(next) => go({ view: next })}
        onNew={() => setNewAt({ masterId: "any", date, wall: "" })}
        onBlock={() => setBlocking(true)}
      />
      {error && (
        <LoadError className="mb-5" onRetry={refetch}>
          {texts.notLoaded(explain(error))}
        </LoadError>
      )}
      {data ? (
        <Former isFormer={isPlaceholderData}>
          <CalendarDays
            calendar={data}
            view={view}
            date={date}
            now={now}
            selectedId={visitId}
            masterId={masterId}
            onMaster={(id) => go({ masterId: id })}
            onSelect={(id) => go({ visitId: id })}
            onCancelled={leave}
            onNew={setNewAt}
            onBlock={() => setBlocking(true)}
            onDay={(day, master) => go({ date: day, view: "day", ...(master && { masterId: master }) })}
            today={today}
          />
        </Former>
      ) : (
        !error && <CalendarSkeleton />
      )}
      <Opening>
        {newAt && <NewBookingDialog start={newAt} onClose={() => setNewAt(null)} />}
        {blocking && data && (
          <BlockDialog
            // A master who has left still has a column while visits remain.
            masters={data.masters.filter(({ _id }) => working?.some((one) => one._id === _id) ?? true)}
            date={date}
            onClose={() => setBlocking(false)}
          />
        )}
      </Opening>
    </>
  );
}

function CalendarSkeleton() {
  return (
    <Loading>
      <Skeleton className="h-160" />
    </Loading>
  );
}
