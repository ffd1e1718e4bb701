import { texts } from "#app/texts/texts.ts";

/** The week of all masters. */
export const calendarWeekTexts = texts("calendarWeekTexts", {
  everyone: "Everyone",
  week: "The week of all masters",
  booked: (percent: number) => `${percent}% booked`,
  dayOff: "Day off",
  free: (hours: string) => `${hours} h free`,
  full: "full",
  weekOf: (name: string) => `The week of ${name}`,
  openDay: (day: string) => `Open ${day}`,
  openDayOf: (day: string, name: string) => `Open ${day} of ${name}`,
  inTimeOff: "in time that is kept free",
});
