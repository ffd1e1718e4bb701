import { wallOf } from "#app/features/calendar/minutes.ts";
import { inSalon, salonDate } from "#app/lib/salon-time.ts";

const noonBreak = 13 * 60;
const lastHour = 23 * 60;

/**
 * The default hour to block on a day: from 1 pm, or from the next full hour if that has begun today.
 * @param date YYYY-MM-DD
 * @param now epoch milliseconds
 * @returns wall times, such as '13:00'
 */
export function usualBlock(date: string, now: number, zone: string): { from: string; to: string } {
  const [hour] = inSalon("wall", now, zone).split(":");
  const next = (Number(hour) + 1) * 60;
  const from = date === salonDate(now, zone) ? Math.min(Math.max(noonBreak, next), lastHour) : noonBreak;
  return { from: wallOf(from), to: from === lastHour ? "23:55" : wallOf(from + 60) };
}
