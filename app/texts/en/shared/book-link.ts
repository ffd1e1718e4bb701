import { texts } from "#app/texts/texts.ts";

/** Where a booking link leads that names nothing to book, or that another site holds in a frame. */
export const bookLinkTexts = texts("bookLinkTexts", {
  title: (salon: string) => `Book at ${salon}`,
  what: "Choose a service. Its hours come next.",
  noService: "The service of this link is not offered any more. This is what we offer.",
  noMaster:
    "The master of this link does not do this service now. Choose an hour with anyone, or with somebody else.",
  noHour: "The hour of this link is over. Choose another one.",
  ownTab: "You choose here. Signing in and paying open in a tab of their own.",
  all: "All services",
  none: "Nothing can be booked online yet. Please call us.",
});
