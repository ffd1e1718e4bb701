import { useEffect, useState } from "react";
import { useFreeHold, useUnblockTime } from "#app/data/desk-changes.ts";
import { useRole } from "#app/data/me.ts";
import { firstBox, hoursShown } from "#app/features/calendar/boxes.ts";
import { CalendarGrid } from "#app/features/calendar/CalendarGrid.tsx";
import { CalendarLegend } from "#app/features/calendar/CalendarLegend.tsx";
import { columnsOf } from "#app/features/calendar/columns.tsx";
import { Figures } from "#app/features/calendar/Figures.tsx";
import { MasterPick } from "#app/features/calendar/MasterPick.tsx";
import { MovingPanel } from "#app/features/calendar/MovingPanel.tsx";
import { wallOf } from "#app/features/calendar/minutes.ts";
import { holdQuestion } from "#app/features/calendar/questions.ts";
import { isInOneColumn } from "#app/features/calendar/shown.ts";
import { ThisWeek } from "#app/features/calendar/ThisWeek.tsx";
import { ToArrange } from "#app/features/calendar/ToArrange.tsx";
import { useMoving } from "#app/features/calendar/use-moving.ts";
import { useOpenVisit } from "#app/features/calendar/use-open-visit.ts";
import { spanShown, type View } from "#app/features/calendar/view.ts";
import { WeekOfAll } from "#app/features/calendar/WeekOfAll.tsx";
import type { TimeChosen } from "#app/features/desk/desk-rules.ts";
import { VisitPanel } from "#app/features/desk/VisitPanel.tsx";
import { unsaved } from "#app/lib/unsaved.ts";
import { calendarTexts } from "#app/texts/en/dashboard/calendar.ts";
import { placeTexts } from "#app/texts/en/dashboard/places.ts";
import { textsNow, useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { EmptyState } from "#app/ui/EmptyState.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { useConfirm } from "#app/ui/use-confirm.tsx";
import { useMedia } from "#app/ui/use-media.ts";
import type { Places } from "#contract/desk-changes.ts";
import type { Calendar, CalendarHold, CalendarVisit, TimeOff } from "#contract/front-desk.ts";
import type { Master } from "#contract/masters.ts";
import { addDays } from "#domain/time/dates.ts";

interface Props {
  calendar: Calendar;
  view: View;
  date: string;
  now: number;
  today: string;
  /** The master whose week is shown, or whose day on a phone; null for everyone. */
  masterId: string | null;
  onMaster: (masterId: string | null) => void;
  selectedId: string | null;
  onSelect: (visitId: string | null) => void;
  onCancelled: (visitId: string) => void;
  onNew: (start: TimeChosen) => void;
  onBlock: () => void;
  /** Opens a day. On a phone, which has room for one master, the day of that master. */
  onDay: (date: string, masterId?: string) => void;
}

/** The days of the calendar and the open visit, with their actions. */
export function CalendarDays(props: Props) {
  const {
    calendar,
    view,
    date,
    now,
    today,
    masterId,
    onMaster,
    selectedId,
    onSelect,
    onNew,
    onBlock,
    onDay,
  } = props;
  const { masters, visits } = calendar;
  const texts = useTexts(calendarTexts);
  const unblock = useUnblockTime();
  const freeHold = useFreeHold();
  const role = useRole();
  const [ask, dialog] = useConfirm();
  const wide = useMedia(view === "day" ? "(width >= 42rem)" : "(width >= 56.25rem)", view === "day");
  const span = spanShown(view, date);
  const [ahead, setAhead] = useState(0);
  const looked = ahead ? { from: span.from, to: addDays(span.from, ahead) } : span;
  const { moving, places, listed, listedPlaces, move, lift, list, stay, leave } = useMoving(looked, ask);
  const [selected, isGone] = useOpenVisit(calendar, selectedId);
  const chosen = masters.find(({ _id }) => _id === masterId);
  const one = chosen ?? masterToShow(calendar, selected);

  useEffect(() => {
    if (!selectedId) return;
    const name = document.getElementById("visit-name");
    name?.focus({ preventScroll: true });
    if (isInOneColumn()) name?.closest("article")?.scrollIntoView({ block: "start" });
  }, [selectedId]);

  if (!one) {
    return <EmptyState title={texts.nobody} text={texts.nobodyText} />;
  }
  const noteOf = (id: string) => placesWords(places, id);
  const columns = columnsOf({ view, date, masters: wide ? masters : [one], one, calendar, onDay, noteOf });

  async function showPlaces(visit: CalendarVisit) {
    // The list replaces the visit's panel, which may hold a half-written note.
    if (unsaved.ask && !(await unsaved.ask())) return;
    const box = firstBox(visit);
    setAhead(0);
    if (box) list(box);
  }

  async function free(timeOff: TimeOff) {
    const question = {
      title: texts.openAgain,
      text: timeOff.reason,
      yes: texts.openIt,
      no: texts.keepBlocked,
    };
    if (!(await ask(question))) return;
    await unblock.run(timeOff._id, texts.stillBlocked);
  }

  async function freeHeld(hold: CalendarHold) {
    if (!(await ask(holdQuestion(hold)))) return;
    await freeHold.run(hold._id, texts.stillHeld);
  }

  return (
    <>
      <div className="calendar-page">
        <section aria-label={texts.calendar} className="min-w-0">
          {(view === "week" || !wide) && (
            <MasterPick
              masters={masters}
              chosenId={view === "week" ? (chosen?._id ?? null) : one._id}
              onChoose={onMaster}
              withEveryone={view === "week"}
            />
          )}
          {view === "week" && !(wide && chosen) ? (
            <WeekOfAll
              calendar={calendar}
              masters={chosen ? [chosen] : masters}
              today={today}
              selectedId={selectedId}
              onSelect={onSelect}
              onDay={onDay}
              onMaster={onMaster}
            />
          ) : (
            <CalendarGrid
              calendar={calendar}
              columns={columns}
              range={hoursShown(calendar.days, visits)}
              now={now}
              selectedId={selectedId}
              onSelect={onSelect}
              moving={moving}
              places={places}
              onLift={lift}
              onStay={stay}
              onEmpty={(column, minute) =>
                onNew({ masterId: column.masterId, date: column.date, wall: wallOf(minute) })
              }
              onMove={(box, column, minute) => void move(box, column, minute)}
              onTimeOff={(timeOff) => void free(timeOff)}
              onHold={(hold) => void freeHeld(hold)}
            />
          )}
          <CalendarLegend />
          <Button variant="soft" size="xs" className="mt-3 sm:hidden" onClick={onBlock}>
            {texts.blockTime}
          </Button>
          <Button className="calendar-new" onClick={() => onNew({ masterId: "any", date, wall: "" })}>
            <Icon name="plus" />
            <span>{texts.newBooking}</span>
          </Button>
        </section>
        <aside id="calendar-aside" className="calendar-aside" aria-label={texts.visit} tabIndex={-1}>
          {listed ? (
            <MovingPanel
              box={listed.box}
              calendar={calendar}
              places={listedPlaces}
              refusal={listed.refusal}
              onChoose={(column, minute) => void move(listed.box, column, minute)}
              onWeek={ahead === 0 && view === "day" ? () => setAhead(6) : undefined}
              onLeave={leave}
            />
          ) : selected ? (
            <VisitPanel
              key={selected._id}
              visit={selected}
              isGone={isGone}
              now={now}
              onClose={() => {
                onSelect(null);
                focusBox(selected._id);
              }}
              onCancelled={() => props.onCancelled(selected._id)}
              onPlaces={() => void showPlaces(selected)}
            />
          ) : (
            <p className="card p-5.5 sm muted">{selectedId ? texts.notThatDay : texts.choose}</p>
          )}
          <ToArrange visits={calendar.toArrange} onSelect={onSelect} />
          {role === "admin" && <ThisWeek now={now} />}
        </aside>
      </div>
      <div className="mt-6">
        <Figures calendar={calendar} date={date} now={now} />
      </div>
      {dialog}
    </>
  );
}

/** Moves the focus back to a visit on the calendar, or to the panel beside it if the visit has no box there. */
function focusBox(id: string): void {
  const box = document.querySelector<HTMLElement>(`[data-box^="${id}"]`);
  (box ?? document.getElementById("calendar-aside"))?.focus();
}

/**
 * How the visit being moved fits with a master, in a few words; undefined if none is being moved or several masters
 * share it.
 */
function placesWords(places: Places | undefined, id: string): string | undefined {
  const place = places?.places.find(({ masterId }) => masterId === id);
  const texts = textsNow(placeTexts);
  if (!place) return undefined;
  return place.able ? texts.freePlaces(place.starts.length) : texts.unable;
}

/**
 * Whose day to show where there is room for one and none is chosen: the first who works then, unless the open visit
 * has another master.
 */
function masterToShow(calendar: Calendar, visit: CalendarVisit | undefined): Master | undefined {
  const { masters } = calendar;
  const usual = worksThen(calendar) ?? masters[0];
  const has = (id: string | undefined) => visit?.items.some(({ masterId }) => masterId === id);
  return has(usual?._id) ? usual : (masters.find(({ _id }) => has(_id)) ?? usual);
}

/** The first master who works on one of the days shown. */
function worksThen({ masters, days }: Calendar): Master | undefined {
  const works = (id: string) =>
    days.some(({ working }) => working.some(({ masterId, spans }) => masterId === id && spans.length > 0));
  return masters.find(({ _id }) => works(_id));
}
