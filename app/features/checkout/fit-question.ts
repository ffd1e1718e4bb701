import type { Fit } from "#app/features/checkout/fit.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { fitTexts } from "#app/texts/en/dashboard/fit.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { Question } from "#app/ui/use-confirm.tsx";

/** What is changed: a service is added, another size of one is taken, or another master. */
export interface Change {
  kind: "service" | "size" | "master";
  /** What it is called, or who. */
  name: string;
}

/** What is asked before a change that the chosen hour does not fit. @param hour the chosen one, ISO 8601 */
export function questionOf(
  fit: Exclude<Fit, { kind: "fits" }>,
  hour: string,
  what: Change,
  zone: string,
): Question {
  const texts = textsNow(fitTexts);
  const { kind, name } = what;
  const day = inSalon("weekdayName", hour, zone);
  const time = inSalon("clock", hour, zone);
  if (fit.kind === "moves") {
    const start = inSalon("clock", fit.startsAt, zone);
    return {
      title: kind === "master" ? texts.notFreeAt(name, time) : texts.doesNotFit(name, time),
      text: texts.nearestStart(day, start),
      yes: texts.startAt(start),
      no: texts.keepHour,
    };
  }
  return {
    title: kind === "master" ? texts.notFreeOn(name, day) : texts.notThatDay(day),
    text: kind === "master" ? texts.losesHourFor(name) : texts.losesHour(name),
    yes: kind === "service" ? texts.anotherDay : texts.changeDay,
    no: texts.keepHour,
  };
}
