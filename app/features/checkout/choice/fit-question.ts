import type { Fit } from "#app/features/checkout/choice/fit.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { fitTexts } from "#app/texts/en/dashboard/fit.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { Question } from "#app/ui/use-confirm.tsx";

/** The kind of change: add a service, change a size, or change a master. */
export interface Change {
  kind: "service" | "size" | "master";
  /** The name of the service, size or master. */
  name: string;
}

/** The question before a change that does not fit the chosen slot. @param hour the chosen start, ISO 8601 */
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
