import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { type Box, boxesOf } from "#app/features/calendar/boxes.ts";
import { CalendarColumn } from "#app/features/calendar/CalendarColumn.tsx";
import { startAt, takenIn } from "#app/features/calendar/empty-place.ts";
import { fitsIn, nearestFit } from "#app/features/calendar/fitting.ts";
import { Ghost } from "#app/features/calendar/Ghost.tsx";
import { hourName, minuteOf } from "#app/features/calendar/minutes.ts";
import { Placed } from "#app/features/calendar/Placed.tsx";
import { neighbour } from "#app/features/calendar/steps.ts";
import { type Drag, useDrag } from "#app/features/calendar/use-drag.ts";
import { VisitBox } from "#app/features/calendar/VisitBox.tsx";
import { whyNotHere } from "#app/features/calendar/why-not-here.ts";
import { digitsOfTime, inSalon, salonDate } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { classes } from "#app/ui/classes.ts";
import type { Places } from "#contract/desk-changes.ts";
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
  /** Called when an empty place is pressed, with the start that it offers, in minutes from midnight. */
  onEmpty: (column: Column, minute: number) => void;
  /** The visit being moved, as its first box. */
  moving: Box | null;
  places: Places | undefined;
  /** Called when a box begins to move under the pointer. */
  onLift: (box: Box) => void;
  onMove: (box: Box, column: Column, minute: number) => void;
  /** Called when a visit stays where it was. @param refusal why it can't go to that place */
  onStay: (refusal?: string) => void;
  onTimeOff: (timeOff: TimeOff) => void;
  onHold: (hold: CalendarHold) => void;
}

/** The calendar's grid: hours down, columns across. Visits lie at their times. */
export function CalendarGrid(props: Props) {
  const { calendar, columns, range, now, selectedId, moving, places } = props;
  const { zone } = useSalon();
  const body = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string>();
  const step = calendar.slotStepMinutes;
  const today = salonDate(now, zone);
  const minute = minuteOf(`0000-00-00T${inSalon("wall", now, zone)}`);
  const { drag, begin, wasDragged } = useDrag(
    { step, columns: columns.length, ...range },
    {
      onLift: props.onLift,
      onDrop: (dropped) => {
        const at = dropped && landing(dropped);
        if (at && !at.refusal) props.onMove(at.box, at.column, at.from);
        else props.onStay(at?.refusal);
      },
    },
  );
  const isToday = columns.some(({ date }) => date === today);
  const byColumn = columns.map(({ masterId, date }) => boxesOf(calendar.visits, masterId, date));
  const spots = byColumn.flatMap((boxes, column) => boxes.map(({ key, from }) => ({ key, column, from })));
  const chosen = byColumn.flat().find(({ visit }) => visit._id === selectedId)?.key;
  const reachable = [focused, chosen].find((key) => spots.some((spot) => spot.key === key)) ?? spots[0]?.key;
  const ghost = drag && landing(drag);

  /**
   * Where a dropped visit lands: at the nearest start that fits, or where it was dropped, with the reason against it.
   */
  function landing({ box, column: index, from }: Drag): Landing | null {
    const column = columns[index];
    if (!column) return null;
    const own = places && moving?.visit._id === box.visit._id ? places : undefined;
    if (!own) return { box, column, from };
    const fit = nearestFit(fitsIn(box, own, column), from, step);
    if (fit !== undefined) return { box, column, from: fit };
    const begins = firstMinute(column.date, { today, minute });
    const refusal = whyNotHere(calendar, { box, column, from, places: own, begins });
    return { box, column, from, refusal };
  }

  function press(column: Column, index: number, pressed: number) {
    if (!moving) {
      // The current five minutes may be past before the form is sent.
      const begins = column.date === today ? Math.ceil(minute / 5) * 5 : 0;
      const taken = takenIn(calendar, byColumn[index] ?? [], column);
      return props.onEmpty(column, startAt(pressed, { step, begins, taken }));
    }
    const at = landing({ box: moving, column: index, from: Math.floor(pressed / step) * step });
    if (at?.refusal) props.onStay(at.refusal);
    else if (at) props.onMove(at.box, at.column, at.from);
  }

  function follow(event: KeyboardEvent, key: string) {
    const next = neighbour(spots, key, event.key);
    if (!next) return;
    event.preventDefault();
    setFocused(next);
    body.current?.querySelector<HTMLElement>(`[data-box="${CSS.escape(next)}"]`)?.focus();
  }

  return (
    <div className="calendar-scroll" data-columns={columns.length}>
      <div
        className={classes("card calendar", moving && "is-moving")}
        ref={(node) => {
          node?.style.setProperty("--columns", String(columns.length));
          node?.style.setProperty("--hours", String((range.to - range.from) / 60));
          node?.style.setProperty("--hour", `${hourRem(byColumn)}rem`);
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
            {hoursIn(range).map((hour) => (
              <span key={hour}>{isToday && isUnderNow(hour, minute) ? null : hourName(hour)}</span>
            ))}
          </div>
          {columns.map((column, index) => (
            <CalendarColumn
              key={column.key}
              calendar={calendar}
              column={column}
              boxes={byColumn[index] ?? []}
              range={range}
              fits={moving && places ? fitsIn(moving, places, column) : undefined}
              dim={places?.places.some((place) => place.masterId === column.masterId && !place.able) ?? false}
              onEmpty={(pressed) => press(column, index, pressed)}
              onTimeOff={props.onTimeOff}
              onHold={props.onHold}
            >
              {byColumn[index]?.map((box) => (
                <VisitBox
                  key={box.key}
                  box={box}
                  start={range.from}
                  selected={box.visit._id === selectedId}
                  dragging={drag?.box.key === box.key}
                  reachable={box.key === reachable}
                  onOpen={() => {
                    setFocused(box.key);
                    if (!wasDragged()) props.onSelect(box.visit._id);
                  }}
                  onKeyDown={(key) => follow(key, box.key)}
                  onPointerDown={(down) => isLed(box, column) && begin(down, box, index)}
                />
              ))}
              {ghost && ghost.column === column && (
                <Ghost
                  name={ghost.box.visit.name}
                  from={ghost.from}
                  to={ghost.from + ghost.box.to - ghost.box.from}
                  start={range.from}
                  refusal={ghost.refusal}
                />
              )}
            </CalendarColumn>
          ))}
          {isToday && minute >= range.from && minute < range.to && (
            <Placed
              className="calendar-now"
              place={{ from: minute, to: minute, start: range.from }}
              data-time={digitsOfTime(inSalon("clock", now, zone))}
              aria-hidden="true"
            />
          )}
        </div>
      </div>
    </div>
  );
}

interface Landing {
  box: Box;
  column: Column;
  from: number;
  /** Why it can't land there. */
  refusal?: string;
}

/**
 * Whether a box can be dragged to move its visit. The part after midnight can't; it follows the part on its own date.
 */
function isLed({ visit }: Box, { date }: Column): boolean {
  return mayBeMoved(visit.status) && visit.startsAt?.startsWith(date) === true;
}

/**
 * The height of an hour, in rem. It is higher on a phone if a visit of a quarter of an hour would be too small to
 * press.
 */
function hourRem(columns: Box[][]): number {
  const isShort = ({ from, to }: Box) => to - from < 20;
  return columns.length === 1 && columns[0]?.some(isShort) ? 7.5 : 5;
}

/** The first minute of a date that is not past. */
function firstMinute(date: string, { today, minute }: { today: string; minute: number }): number {
  if (date === today) return Math.floor(minute / 5) * 5;
  return date < today ? 24 * 60 : 0;
}

function hoursIn({ from, to }: { from: number; to: number }): number[] {
  return Array.from({ length: (to - from) / 60 }, (_, index) => from + index * 60);
}

/** Whether the chip with the current time would cover the hour's label, which stands a little below its line. */
function isUnderNow(hour: number, now: number): boolean {
  return now >= hour - 5 && now < hour + 30;
}
