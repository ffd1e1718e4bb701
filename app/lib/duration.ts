import { formats } from "#app/texts/en/public/formats.ts";
import { textsNow } from "#app/texts/use-texts.ts";

/** Minutes as a guest reads them: 75 is "75 min", 120 is "2 h", 150 is "2 h 30 min". */
export function duration(minutes: number): string {
  const hours = minutes < 120 ? 0 : Math.floor(minutes / 60);
  return textsNow(formats).duration(hours, minutes - hours * 60);
}
