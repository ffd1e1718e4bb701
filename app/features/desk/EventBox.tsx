import type { KeyboardEvent, PointerEvent } from "react";
import type { VisitEvent } from "#app/features/desk/events.ts";
import { placeAt } from "#app/features/desk/Placed.tsx";
import { clockOf } from "#app/features/desk/steps.ts";
import { calendarTexts } from "#app/texts/en/dashboard/calendar.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { classes } from "#app/ui/classes.ts";

interface Props {
  event: VisitEvent;
  start: number;
  selected: boolean;
  dragging: boolean;
  /** One event of the calendar is in the order of Tab, the arrows lead to the others. */
  reachable: boolean;
  onOpen: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerDown: (event: PointerEvent<HTMLButtonElement>) => void;
}

/** A visit on the calendar. */
export function EventBox({
  event,
  start,
  selected,
  dragging,
  reachable,
  onOpen,
  onKeyDown,
  onPointerDown,
}: Props) {
  const { visit, from, to, services, lane, lanes } = event;
  const texts = useTexts(calendarTexts);
  const time = texts.span(clockOf(from), clockOf(to)).replaceAll(/ [ap]m/g, "");
  const minutes = to - from;
  return (
    <button
      ref={placeAt({ from, to, start, lane, lanes })}
      type="button"
      className={classes(
        "event",
        `event-${visit.status}`,
        minutes < 45 && "is-short",
        selected && "is-selected",
        dragging && "is-dragging",
      )}
      data-event={event.key}
      aria-pressed={selected}
      tabIndex={reachable ? 0 : -1}
      onClick={onOpen}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
    >
      <b>{visit.name}</b>
      <span className={minutes < 45 ? "sr" : undefined}>{services}</span>
      <span className={minutes < 60 ? "sr" : "num"}>{time}</span>
      <span className="sr">{texts.states[visit.status]}</span>
    </button>
  );
}
