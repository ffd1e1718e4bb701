import type { Box } from "#app/features/calendar/boxes.ts";
import type { Column } from "#app/features/calendar/CalendarGrid.tsx";
import { clockOf, minuteOf, wallOf } from "#app/features/calendar/minutes.ts";
import { inSalon, salonInstant } from "#app/lib/salon-time.ts";
import { calendarTexts } from "#app/texts/en/dashboard/calendar.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { Question } from "#app/ui/use-confirm.tsx";
import type { CalendarHold } from "#contract/front-desk.ts";

interface Dropped {
  question: Question;
  order: { startsAt: string; masterId?: string; from: string | null };
}

/**
 * The question after a box was dropped on a column at a minute, and the request to send after a yes. The visit
 * moves as a whole. It changes masters only if one master performs all of it.
 */
export function moveQuestion(
  box: Box,
  column: Pick<Column, "masterId" | "date" | "label">,
  minute: number,
  zone: string,
): Dropped {
  const { visit, from, masterId } = box;
  const dropped = Date.parse(salonInstant(column.date, wallOf(minute), zone));
  const begins = visit.items.find(
    (item) => item.masterId === masterId && item.startsAt?.slice(11, 16) === wallOf(from),
  );
  const ahead = Date.parse(begins?.startsAt ?? "") - Date.parse(visit.startsAt ?? "");
  const startsAt = new Date(dropped - (Number.isNaN(ahead) ? 0 : ahead)).toISOString();
  const alone = visit.items.every((item) => item.masterId === masterId);
  const changes = column.masterId !== masterId && alone;
  const texts = textsNow(calendarTexts);
  const day = inSalon("shortDay", startsAt, zone);
  return {
    question: {
      title: texts.moveQuestion(visit.name),
      text: changes
        ? texts.moveTextWith(box.services, clockOf(minute), clockOf(from), day, column.label)
        : texts.moveText(box.services, clockOf(minute), clockOf(from), day),
      yes: texts.moveVisit,
      no: texts.leaveIt,
    },
    order: { startsAt, from: visit.startsAt, ...(alone && { masterId: column.masterId }) },
  };
}

/** The question to staff before they free a slot that a guest holds. */
export function holdQuestion({ name, number, since, holdEndsAt, items }: CalendarHold) {
  const texts = textsNow(calendarTexts);
  const clock = (instant: string) => clockOf(minuteOf(instant));
  const who = name || texts.aGuest;
  return {
    title: texts.freeHeld(who),
    text: texts.freeHeldText({
      services: items.map(({ service_name }) => service_name).join(", "),
      number,
      since: clock(since),
      until: clock(holdEndsAt),
    }),
    yes: texts.freeIt,
    no: texts.keepHeld,
  };
}
