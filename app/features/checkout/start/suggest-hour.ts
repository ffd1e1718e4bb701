import { inSalon } from "#app/lib/salon-time.ts";
import type { AvailableDay, Slot } from "#contract/availability.ts";
import { dayMs } from "#domain/time/dates.ts";

/** The weight of another weekday, and of each day of waiting, in minutes away from the usual time. */
const otherWeekday = 180;
const dayOfWaiting = 5;

/**
 * The free slot most like an earlier one: near its time of day, on its weekday, and soon.
 * @param like when the earlier visit began, ISO 8601
 */
export function suggestHour(days: AvailableDay[], like: string, zone: string): Slot | undefined {
  const slots = days.flatMap((day) => day.slots);
  const [first] = slots;
  if (!first) return undefined;
  const usual = { minute: minuteOfDay(like, zone), weekday: inSalon("weekday", like, zone) };
  const cost = ({ startsAt }: Slot) =>
    Math.abs(minuteOfDay(startsAt, zone) - usual.minute) +
    (inSalon("weekday", startsAt, zone) === usual.weekday ? 0 : otherWeekday) +
    ((Date.parse(startsAt) - Date.parse(first.startsAt)) / dayMs) * dayOfWaiting;
  return slots.reduce((best, slot) => (cost(slot) < cost(best) ? slot : best), first);
}

function minuteOfDay(instant: string, zone: string): number {
  const [hours = 0, minutes = 0] = inSalon("wall", instant, zone).split(":").map(Number);
  return hours * 60 + minutes;
}
