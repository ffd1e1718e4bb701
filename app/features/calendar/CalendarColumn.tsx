import type { ReactNode } from "react";
import { BufferBox } from "#app/features/calendar/BufferBox.tsx";
import { type Box, type Closed, closedIn } from "#app/features/calendar/boxes.ts";
import { buffersIn } from "#app/features/calendar/buffers.ts";
import type { Column } from "#app/features/calendar/CalendarGrid.tsx";
import { ClosedBox } from "#app/features/calendar/ClosedBox.tsx";
import { FitBox } from "#app/features/calendar/FitBox.tsx";
import type { Fit } from "#app/features/calendar/fitting.ts";
import { HoldBox } from "#app/features/calendar/HoldBox.tsx";
import { partsOn } from "#app/features/calendar/minutes.ts";
import { calendarTexts } from "#app/texts/en/dashboard/calendar.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { classes } from "#app/ui/classes.ts";
import type { Calendar, CalendarHold, TimeOff } from "#contract/front-desk.ts";

interface Props {
  calendar: Calendar;
  column: Column;
  boxes: readonly Box[];
  range: { from: number; to: number };
  /** Where the visit being moved fits; undefined while there is none. */
  fits: readonly Fit[] | undefined;
  /** Whether the master does not perform what is being moved. */
  dim: boolean;
  /** Called when an empty place is pressed. Minutes from midnight. */
  onEmpty: (minute: number) => void;
  onTimeOff: (timeOff: TimeOff) => void;
  onHold: (hold: CalendarHold) => void;
  /** The visits' boxes. */
  children: ReactNode;
}

/** One column of the calendar. It draws everything but the visits, which are its children. */
export function CalendarColumn({
  calendar,
  column,
  boxes,
  range,
  fits,
  dim,
  onEmpty,
  onTimeOff,
  onHold,
  children,
}: Props) {
  const texts = useTexts(calendarTexts);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's controls.
    <div className={classes("calendar-col", dim && "is-dim")} role="group" aria-label={column.label}>
      <button
        type="button"
        className="calendar-empty"
        tabIndex={-1}
        aria-label={texts.bookWith(column.label)}
        onClick={(event) => {
          const { top, height } = event.currentTarget.getBoundingClientRect();
          onEmpty(range.from + ((event.clientY - top) / height) * (range.to - range.from));
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
        partsOn(hold.items, column).map((part) => (
          <HoldBox
            key={`${hold._id}-${part.startsAt}`}
            hold={hold}
            part={part}
            start={range.from}
            onFree={onHold}
          />
        )),
      )}
      {buffersIn(calendar, boxes, column).map((buffer) => (
        <BufferBox key={buffer.key} buffer={buffer} start={range.from} />
      ))}
      {fits?.map((fit) => (
        <FitBox key={fit.from} fit={fit} start={range.from} />
      ))}
      {children}
    </div>
  );
}

function closedOf(calendar: Calendar, { date, masterId }: Column, range: Props["range"]): Closed[] {
  const day = calendar.days.find((one) => one.date === date);
  return day ? closedIn(day, masterId, calendar.timeOff, range) : [];
}
