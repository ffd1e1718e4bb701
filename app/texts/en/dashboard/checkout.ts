import { texts } from "#app/texts/texts.ts";

/** The booking page: what is chosen, with whom, and what it comes to. */
export const checkoutTexts = texts("checkoutTexts", {
  title: "Book an appointment",
  back: "Back to services",
  steps: { service: "Service", master: "Master", when: "When", payment: "Payment", done: "done" },
  notLoaded: (why: string) => `The service did not load. ${why}`,
  gone: "We do not have this service",
  goneText: "It may have left the list. The others are waiting.",
  allServices: "All services",
  what: "What would you like?",
  all: (count: string) => `All ${count}`,
  fewer: "Show fewer",
  oneOrMore: "Services, one or more",
  minutes: (count: string) => `${count} min`,
  whom: "With whom?",
  master: "Master",
  anyone: "Anyone",
  firstFree: "First free hour",
  noneFree: "Nothing free now",
  notForThis: "Not for this service",
  notForAll: "Not for all of these",
  inOrder: "One after the other, in this order.",
  masterFor: (service: string) => `Master for ${service}`,
  yourVisit: "Your visit",
  day: "Day",
  time: "Time",
  where: "Where",
  total: "Total",
  notChosen: "Not chosen yet",
  noService: "no service chosen",
  noTime: "No time chosen yet",
  chooseTime: "Choose a time",
  askingPrice: "Asking for the price",
});

/** How long an hour is kept, and what became of it. */
export const holdTexts = texts("holdTexts", {
  held: "We hold this hour for you for ",
  heldEnd: ".",
  heldShort: "Held for you: ",
  moreTime: "I need more time",
  asking: "Asking",
  announced: "This hour is held for you.",
  twoMinutes: "Two minutes left. After that the hour is free for others again.",
  ended: (time: string) =>
    `We no longer hold ${time} for you, so it is free for others again. Nothing has been charged.`,
  holdAgain: "Hold it again",
  stopped: (time: string) =>
    `The payment was stopped and nothing was charged. ${time} is free for others again until you hold it.`,
  taken: (time: string, day: string) => `${time} on ${day} is no longer free.`,
  nearest: "The nearest free hours:",
  another: "Choose another hour.",
  paidAlready: "You have booked this visit already. There is nothing more to pay.",
  toBookings: "See my bookings",
  asBefore: "Your visit and its price are as they were before.",
  likeLastTime: (when: string) =>
    `${when}, as near to your last visit as we can. Another hour is a tap away.`,
});
