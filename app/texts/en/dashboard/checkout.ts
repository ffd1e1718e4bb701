import { texts } from "#app/texts/texts.ts";

/** The booking page: what is chosen, which master, and the total. */
export const checkoutTexts = texts("checkoutTexts", {
  title: "Book an appointment",
  back: "Back to services",
  steps: { services: "Services", hour: "Hour", payment: "Payment", done: "done" },
  chooseHour: "Choose your hour",
  notLoaded: (why: string) => `The service did not load. ${why}`,
  gone: "We do not have this service",
  goneText: "It may have left the list. The others are waiting.",
  allServices: "All services",
  what: "What would you like?",
  anythingElse: "Anything else while you are here?",
  /** Above the services that can be added. */
  addsToVisit: "Each one is added to your visit, one after the other.",
  noMore: "A visit has up to eight services, add-ons included.",
  added: "In your visit",
  fits: (until: string) => `Fits, until ${until}`,
  moves: (start: string) => `Start moves to ${start}`,
  notThatDay: (day: string) => `No hour long enough on ${day}`,
  /** The short form if several services have no slot, and the sentence above the list that says it once. */
  otherDay: "Another day",
  someOtherDay: (day: string) => `${day} has no hour long enough for those marked “Another day”.`,
  sizeOf: (service: string) => `Which ${service}`,
  addOn: "Add-on",
  from: (sum: string) => `from ${sum}`,
  remove: (service: string) => `Take out ${service}`,
  /** '2 services and an add-on, 1 h 20 min'; for a single service, only its time. */
  visitOf: (services: number, addOns: number, time: string) => {
    if (services <= 1 && addOns === 0) return time;
    const main = services === 1 ? "One service" : `${services} services`;
    const more = addOns === 1 ? " with an add-on" : addOns > 1 ? ` with ${addOns} add-ons` : "";
    return `${main}${more}, ${time}`;
  },
  all: (count: string) => `All ${count}`,
  fewer: "Show fewer",
  oneOrMore: "Services, one or more",
  whom: "With whom?",
  master: "Master",
  anyone: "Anyone",
  masterEach: "A master for each service",
  masterSame: "The same for all of them",
  masterFor: (service: string) => `Master for ${service}`,
  yourVisit: "Your visit",
  hour: "When",
  where: "Where",
  total: "Total",
  notChosen: "Not chosen yet",
  noService: "no service chosen",
  noTime: "No time chosen yet",
  chooseTime: "Choose a time",
  askingPrice: "Checking the price",
  /** What the visit had to give up since it was chosen. */
  leftOut: {
    service: "A service you chose is no longer offered, so it is left out. You can choose another one.",
    master:
      "The master you chose has left us. These hours are for anyone: choose another master if you like.",
  },
});

/** How long a slot is held, and what became of it. */
export const holdTexts = texts("holdTexts", {
  held: "We hold this hour for you for ",
  heldEnd: ".",
  heldShort: "Held for you: ",
  moreTime: "I need more time",
  asking: "Asking",
  announced: "This hour is held for you.",
  twoMinutes: "Two minutes left. After that the hour is free for others again.",
  ended: (time: string, isOver: boolean) =>
    isOver
      ? `${time} has passed, so we no longer hold it. Nothing has been charged.`
      : `We no longer hold ${time} for you, so it is free for others again. Nothing has been charged.`,
  letGo: (when: string) => `We let ${when} go`,
  allKept: "Your services and details are as you left them.",
  otherHours: "See other hours",
  holdAgain: "Hold it again",
  stopped: (time: string) =>
    `The payment was stopped and nothing was charged. Others can book ${time} until you hold it again.`,
  taken: (time: string, day: string) => `${time} on ${day} is no longer free.`,
  nearest: "The nearest free hours:",
  another: "Choose another hour.",
  paidAlready: "You have booked this visit already. There is nothing more to pay.",
  toBookings: "See my bookings",
  asBefore: "Your visit and its price are as they were before.",
  likeLastTime: (when: string) =>
    `${when}, as close to your last visit as we could find. Another hour is a tap away.`,
});
