import { minuteOf } from "#app/features/desk/events.ts";
import { clockOf } from "#app/features/desk/steps.ts";
import { calendarTexts } from "#app/texts/en/dashboard/calendar.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { CalendarHold } from "#contract/front-desk.ts";

/** What staff is asked before an hour is freed that a guest keeps. */
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
