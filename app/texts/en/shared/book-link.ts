import { texts } from "#app/texts/texts.ts";

/** The page of a booking link that names nothing to book, or that another site frames. */
export const bookLinkTexts = texts("bookLinkTexts", {
  title: (salon: string) => `Book at ${salon}`,
  what: "Choose a service. Its hours come next.",
  noService: "The service in this link is no longer offered. Here is what we offer now.",
  noMaster:
    "The master in this link does not do this service now. Choose an hour with anyone, or with somebody else.",
  noHour: "The hour in this link has passed. Choose another one.",
  ownTab: "You choose here. Signing in and paying open in a new tab.",
  all: "All services",
  none: "Nothing can be booked online yet. Please call us.",
});
