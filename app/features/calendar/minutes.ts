import { numberText } from "#app/lib/number-text.ts";

/** The minutes from midnight of an instant with the salon's offset. */
export function minuteOf(instant: string): number {
  return Number(instant.slice(11, 13)) * 60 + Number(instant.slice(14, 16));
}

/** '16:30' of 990 minutes. */
export function wallOf(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
}

/** '4:30 pm' of 990 minutes. */
export function clockOf(minute: number): string {
  return numberText(inEnglish(minute));
}

/** '4 pm' of 960 minutes. */
export function hourName(minute: number): string {
  return numberText(inEnglish(minute).replace(":00", ""));
}

function inEnglish(minute: number): string {
  const hour = Math.floor(minute / 60) % 24;
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, "0")} ${hour < 12 ? "am" : "pm"}`;
}
