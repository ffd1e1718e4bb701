import { clockOf, minuteOf } from "#app/features/calendar/minutes.ts";
import { placeAt } from "#app/features/calendar/Placed.tsx";
import { calendarTexts } from "#app/texts/en/dashboard/calendar.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import type { CalendarHold } from "#contract/front-desk.ts";
import type { Span } from "#domain/time/span.ts";

interface Props {
  hold: CalendarHold;
  /** The part of it in this column. */
  part: CalendarHold["items"][number] & Span;
  start: number;
  onFree: (hold: CalendarHold) => void;
}

/** A slot that somebody holds while paying. */
export function HoldBox({ hold, part, start, onFree }: Props) {
  const texts = useTexts(calendarTexts);
  const { from, to } = part;
  const until = clockOf(minuteOf(hold.holdEndsAt));
  const name = hold.name || texts.aGuest;
  return (
    <button
      type="button"
      ref={placeAt({ from, to, start })}
      className={
        to - from < 45 ? "calendar-box calendar-box-held is-short" : "calendar-box calendar-box-held"
      }
      aria-label={texts.heldFor(name, part.service_name, clockOf(from), clockOf(to), until)}
      onClick={() => onFree(hold)}
    >
      <b>{name}</b>
      {to - from >= 45 && <span>{texts.heldUntil(until)}</span>}
    </button>
  );
}
