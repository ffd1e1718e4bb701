import type { Column } from "#app/features/calendar/CalendarGrid.tsx";
import type { VisitEvent } from "#app/features/calendar/events.ts";
import { clockOf, wallOf } from "#app/features/calendar/steps.ts";
import { inSalon, salonInstant } from "#app/lib/salon-time.ts";
import type { Question } from "#app/ui/useConfirm.tsx";

interface Dropped {
  question: Question;
  order: { startsAt: string; masterId?: string };
}

/**
 * What is asked, and sent when the answer is yes, once an event was dropped on a column at a minute. The visit moves
 * as a whole; it changes masters only where one of them gives all of it.
 */
export function moveQuestion(event: VisitEvent, column: Column, minute: number, zone: string): Dropped {
  const { visit, from, masterId } = event;
  const dropped = Date.parse(salonInstant(column.date, wallOf(minute), zone));
  const begins = visit.items.find(
    (item) => item.masterId === masterId && item.startsAt?.slice(11, 16) === wallOf(from),
  );
  const ahead = Date.parse(begins?.startsAt ?? "") - Date.parse(visit.startsAt ?? "");
  const startsAt = new Date(dropped - (Number.isNaN(ahead) ? 0 : ahead)).toISOString();
  const alone = visit.items.every((item) => item.masterId === masterId);
  const changes = column.masterId !== masterId && alone;
  return {
    question: {
      title: `Move ${visit.name}?`,
      text: `${event.services} begins at ${clockOf(minute)} instead of ${clockOf(from)}, ${inSalon("shortDay", startsAt, zone)}${
        changes ? `, with ${column.label}` : ""
      }.`,
      yes: "Move visit",
      no: "Leave it",
    },
    order: { startsAt, ...(alone && { masterId: column.masterId }) },
  };
}
