import { numberText } from "#app/lib/number-text.ts";
import { salonSettingsTexts } from "#app/texts/en/dashboard/salon-settings.ts";
import { textsNow } from "#app/texts/use-texts.ts";
/** Wall times in half-hour steps to choose from, including the one already set. @param first minutes from midnight */
export function clockTimes(set: string, first: number): string[] {
  const steps = Array.from({ length: 48 }, (_, index) => written(first + index * 30));
  return [...new Set([...steps, set])].sort();
}

/** '10:30' as '10:30 am', '24:00' as 'midnight'. */
export function clockLabel(time: string): string {
  const texts = textsNow(salonSettingsTexts);
  if (time === "24:00") return texts.midnight;
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return numberText(`${hour % 12 || 12}:${String(minute).padStart(2, "0")} ${hour < 12 ? "am" : "pm"}`);
}

function written(minutes: number): string {
  const part = (value: number) => String(value).padStart(2, "0");
  return `${part(Math.floor(minutes / 60))}:${part(minutes % 60)}`;
}
