import type { Closed } from "#app/features/calendar/boxes.ts";
import { clockOf } from "#app/features/calendar/minutes.ts";
import { Placed, placeAt } from "#app/features/calendar/Placed.tsx";
import { calendarTexts } from "#app/texts/en/dashboard/calendar.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import type { TimeOff } from "#contract/front-desk.ts";

interface Props {
  closed: Closed;
  start: number;
  onTimeOff: (timeOff: TimeOff) => void;
}

/** Time of a column that can't be booked. A press on time that the desk blocked opens it. */
export function ClosedBox({ closed, start, onTimeOff }: Props) {
  const texts = useTexts(calendarTexts);
  const { timeOff, label, from, to } = closed;
  if (!timeOff) {
    return (
      <Placed className="calendar-box calendar-box-off" place={{ from, to, start }}>
        <span>{label}</span>
        <span className="sr">{`, ${texts.fromTo(clockOf(from), clockOf(to))}`}</span>
      </Placed>
    );
  }
  return (
    <button
      type="button"
      ref={placeAt({ from, to, start })}
      className="calendar-box calendar-box-off calendar-box-kept"
      aria-label={texts.keptFree(label, clockOf(from), clockOf(to))}
      onClick={() => onTimeOff(timeOff)}
    >
      <span>{label}</span>
    </button>
  );
}
