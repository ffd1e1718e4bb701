import { money } from "#app/lib/money.ts";
import { dueOf } from "#app/lib/paid-words.ts";
import { calendarTexts } from "#app/texts/en/dashboard/calendar.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { CalendarVisit } from "#contract/front-desk.ts";
import { occupiesCells } from "#domain/booking-states.ts";

/** Which of a visit's money waits for the desk, in words: '$42 to pay'; empty if none does. */
export function openMoney(visit: CalendarVisit): string[] {
  const texts = textsNow(calendarTexts);
  const due = occupiesCells(visit.status) ? dueOf(visit) : 0;
  const { handBack = 0 } = visit;
  return [
    ...(due > 0 ? [texts.stillDue(money(due))] : []),
    ...(handBack > 0 ? [texts.toHandBack(money(handBack))] : []),
  ];
}
