import { localDate } from "#domain/time/dates.ts";
import { inEnglish } from "#server/usecases/texts/written.ts";

/**
 * '5:30 pm' or, on another day than `meant`, 'Tuesday 24 November at 5:30 pm'. In English, because refusals are written
 * in English and translated by the page.
 */
export function dayAndClock(instant: number, { meant, zone }: { meant: number; zone: string }): string {
  const isThatDay = localDate(instant, zone) === localDate(meant, zone);
  return isThatDay ? inEnglish.clock(instant, zone) : inEnglish.moment(instant, zone);
}
