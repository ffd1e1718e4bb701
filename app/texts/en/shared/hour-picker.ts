import { texts } from "#app/texts/texts.ts";

/** The month and its hours. */
export const hourTexts = texts("hourTexts", {
  when: "When?",
  serviceFirst: "Choose a service first.",
  notLoaded: (why: string) => `The free hours did not load. ${why}`,
  free: "Free",
  few: "Few left",
  fullOrClosed: "Full or closed",
  dayFree: "free",
  dayFew: "few hours left",
  dayFull: "full",
  dayClosed: "closed",
  today: "today",
  chosen: "chosen",
  lastMonth: "Go to the previous month",
  months: "Months",
  nextMonth: "Go to the next month",
  grid: "Choose a day",
  /** The head of the month's columns, from 'Tue'. */
  column: (weekday: string) => weekday.slice(0, 2),
  morning: "Morning",
  afternoon: "Afternoon",
  evening: "Evening",
  taken: "taken",
  /** Told to screen readers when a day is opened. */
  hoursOf: (day: string, count: string) => `${day}: ${count} free`,
  noHour: "No free hour on this day. Choose another one.",
  noDay: "No free day in this month.",
  noneAhead: (until: string) => `We take bookings up to ${until}. Nothing is free in this month.`,
  nextFree: (when: string) => `Next free: ${when}`,
});
