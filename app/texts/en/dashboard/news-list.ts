import { texts } from "#app/texts/texts.ts";

/** The list behind the bell. */
export const newsListTexts = texts("newsListTexts", {
  close: "Close notifications",
  fresh: (count: string) => `New, ${count}`,
  earlier: "Earlier",
  none: "Nothing has happened this week",
  noneText: "Bookings, moves, cancellations, messages and money that needs you appear here.",
  notLoaded: (why: string) => `The notifications did not load. ${why}`,
  booked: (service: string, when: string) => ` booked ${service}, ${when}.`,
  moved: (service: string, when: string) => ` moved ${service} to ${when}.`,
  changed: (service: string, when: string) => ` changed a visit, now ${service}, ${when}.`,
  cancelled: (service: string, when: string) => ` cancelled ${service}, ${when}.`,
  wrote: (text: string) => ` wrote: “${text}”`,
  wroteNothing: " asks to be called.",
});
