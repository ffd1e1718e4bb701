import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { BufferBox } from "#app/features/desk/BufferBox.tsx";
import { buffersIn } from "#app/features/desk/buffers.ts";
import { ClosedBox } from "#app/features/desk/ClosedBox.tsx";
import { EventBox } from "#app/features/desk/EventBox.tsx";
import { type Closed, closedIn, eventsOf, minuteOf, type VisitEvent } from "#app/features/desk/events.ts";
import { HoldBox } from "#app/features/desk/HoldBox.tsx";
import { Placed } from "#app/features/desk/Placed.tsx";
import { clockOf, hourName, hourPx, neighbour } from "#app/features/desk/steps.ts";
import { type Drag, useDrag } from "#app/features/desk/use-drag.ts";
import { digitsOfTime, inSalon, salonDate } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { calendarTexts } from "#app/texts/en/dashboard/calendar.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import type { Calendar, CalendarHold, TimeOff } from "#contract/front-desk.ts";
import { mayBeMoved } from "#domain/booking-states.ts";

/** One column: a master on a date. */
export interface Column {
  key: string;
  date: string;
  masterId: string;
  label: string;
  head: ReactNode;
}

interface Props {
  calendar: Calendar;
  columns: Column[];
  range: { from: number; to: number };
  now: number;
  selectedId: string | null;
  onSelect: (visitId: string) => void;
  /** An empty place was clicked: minutes from midnight. */
  onEmpty: (column: Column, minute: number) => void;
  onMove: (event: VisitEvent, column: Column, minute: number) => void;
  onTimeOff: (timeOff: TimeOff) => void;
  onHold: (hold: CalendarHold) => void;
}

/** The hours down, the columns across; visits lie where their time is. */
export function CalendarGrid(props: Props) {
  const { calendar, columns, range, now, selectedId, onSelect, onEmpty, onMove, onTimeOff, onHold } = props;
  const texts = useTexts(calendarTexts);
  const body = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string>();
  const step = calendar.slotStepMinutes;
  const { drag, begin, wasDragged } = useDrag(
    { step, columns: columns.length, ...range },
    ({ event, column, from }: Drag) => {
      const target = columns[column];
      if (target) onMove(event, target, from);
    },
  );
  const byColumn = columns.map(({ masterId, date }) => eventsOf(calendar.visits, masterId, date));
  const spots = byColumn.flatMap((events, column) => events.map(({ key, from }) => ({ key, column, from })));
  const chosen = byColumn.flat().find(({ visit }) => visit._id === selectedId)?.key;
  const reachable = [focused, chosen].find((key) => spots.some((spot) => spot.key === key)) ?? spots[0]?.key;

  function follow(event: KeyboardEvent, key: string) {
    const next = neighbour(spots, key, event.key);
    if (!next) return;
    event.preventDefault();
    setFocused(next);
    body.current?.querySelector<HTMLElement>(`[data-event="${CSS.escape(next)}"]`)?.focus();
  }

  return (
    <div className="calendar-scroll" data-columns={columns.length}>
      <div
        className="card calendar"
        ref={(node) => {
          node?.style.setProperty("--columns", String(columns.length));
          node?.style.setProperty("--hours", String((range.to - range.from) / 60));
          node?.style.setProperty("--hour", `${hourPx}px`);
        }}
      >
        <div className="calendar-head">
          <div />
          {columns.map(({ key, head }) => (
            <div key={key}>{head}</div>
          ))}
        </div>
        <div className="calendar-body" ref={body}>
          <div className="calendar-hours" aria-hidden="true">
            {hoursIn(range).map((minute) => (
              <span key={minute}>{hourName(minute)}</span>
            ))}
          </div>
          {columns.map((column, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's controls.
            <div key={column.key} className="calendar-col" role="group" aria-label={column.label}>
              <button
                type="button"
                className="calendar-empty"
                tabIndex={-1}
                aria-label={texts.bookWith(column.label)}
                onClick={(event) => {
                  const { top } = event.currentTarget.getBoundingClientRect();
                  const minute = range.from + ((event.clientY - top) / hourPx) * 60;
                  onEmpty(column, Math.floor(minute / step) * step);
                }}
              />
              {closedOf(calendar, column, range).map((closed) => (
                <ClosedBox
                  key={`${closed.from}-${closed.label}`}
                  closed={closed}
                  start={range.from}
                  onTimeOff={onTimeOff}
                />
              ))}
              {calendar.holds.map((hold) =>
                hold.items
                  .filter(
                    ({ masterId, startsAt }) =>
                      masterId === column.masterId && startsAt.startsWith(column.date),
                  )
                  .map((item) => (
                    <HoldBox
                      key={`${hold._id}-${item.startsAt}`}
                      hold={hold}
                      item={item}
                      start={range.from}
                      onFree={onHold}
                    />
                  )),
              )}
              {buffersIn(calendar, byColumn[index] ?? [], column).map((buffer) => (
                <BufferBox key={buffer.key} buffer={buffer} start={range.from} />
              ))}
              {byColumn[index]?.map((event) => (
                <EventBox
                  key={event.key}
                  event={event}
                  start={range.from}
                  selected={event.visit._id === selectedId}
                  dragging={drag?.event.key === event.key}
                  reachable={event.key === reachable}
                  onOpen={() => {
                    setFocused(event.key);
                    if (!wasDragged()) onSelect(event.visit._id);
                  }}
                  onKeyDown={(key) => follow(key, event.key)}
                  onPointerDown={(down) => mayBeMoved(event.visit.status) && begin(down, event, index)}
                />
              ))}
              {drag?.column === index && (
                <Placed
                  className="event event-ghost"
                  place={{
                    from: drag.from,
                    to: drag.from + drag.event.to - drag.event.from,
                    start: range.from,
                  }}
                >
                  <b>{drag.event.visit.name}</b>
                  <span className="num">{clockOf(drag.from)}</span>
                </Placed>
              )}
            </div>
          ))}
          <NowLine dates={columns.map(({ date }) => date)} range={range} now={now} />
        </div>
      </div>
    </div>
  );
}

function closedOf(calendar: Calendar, { date, masterId }: Column, range: Props["range"]): Closed[] {
  const day = calendar.days.find((one) => one.date === date);
  return day ? closedIn(day, masterId, calendar.timeOff, range) : [];
}

function hoursIn({ from, to }: { from: number; to: number }): number[] {
  return Array.from({ length: (to - from) / 60 }, (_, index) => from + index * 60);
}

interface NowLineProps {
  dates: string[];
  range: { from: number; to: number };
  now: number;
}

/** Where the day has come to, across the columns of today. */
function NowLine({ dates, range, now }: NowLineProps) {
  const { zone } = useSalon();
  const wall = inSalon("wall", now, zone);
  const minute = minuteOf(`0000-00-00T${wall}`);
  const today = salonDate(now, zone);
  if (!dates.includes(today) || minute < range.from || minute >= range.to) return null;
  return (
    <Placed
      className="calendar-now"
      place={{ from: minute, to: minute, start: range.from }}
      data-time={digitsOfTime(inSalon("clock", now, zone))}
      aria-hidden="true"
    />
  );
}
