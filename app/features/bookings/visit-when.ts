import { dayAndTime, inSalon, salonDate } from "#app/lib/salon-time.ts";
import { bookingsTableTexts } from "#app/texts/en/dashboard/bookings.ts";
import { manageBookingsTexts } from "#app/texts/en/dashboard/manage-bookings.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import { addDays } from "#domain/time/dates.ts";

/** When a booking was made: '19 Nov', or '19 Nov 2025' for another year. */
export function bookedOn(at: string, now: number, zone: string): string {
  const isThisYear = salonDate(at, zone).slice(0, 4) === salonDate(now, zone).slice(0, 4);
  return isThisYear ? `${inSalon("day", at, zone)} ${inSalon("month", at, zone)}` : inSalon("date", at, zone);
}

/** 'Today, 4:00 pm', 'Tomorrow, 11:00 am', 'Wed 25 Nov, 5:00 pm'; 'to be arranged' without a time. */
export function visitWhen(startsAt: string | null, now: number, zone: string): string {
  const texts = textsNow(manageBookingsTexts);
  if (startsAt === null) return textsNow(bookingsTableTexts).toArrange;
  const time = inSalon("clock", startsAt, zone);
  const today = salonDate(now, zone);
  const date = salonDate(startsAt, zone);
  if (date === today) return texts.today(time);
  if (date === addDays(today, 1)) return texts.tomorrow(time);
  return dayAndTime(startsAt, zone);
}
