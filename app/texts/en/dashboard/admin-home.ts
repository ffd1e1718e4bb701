import { texts } from "#app/texts/texts.ts";

/** An admin's home page. */
export const adminHomeTexts = texts("adminHomeTexts", {
  openCalendar: "Open calendar",
  newBooking: "New booking",
  ahead: (day: string, count: number, digits: string, end: string) =>
    count === 1
      ? `${day}. 1 visit to come, which ends at ${end}.`
      : `${day}. ${digits} visits to come, the last one ends at ${end}.`,
  noneAhead: (day: string) => `${day}. No more visits today.`,
  figures: "Today in figures",
  bookings: "Bookings today",
  bookingsOf: (count: string) => `${count} still to come`,
  taken: "Taken today",
  takenOf: (sum: string) => `of ${sum} booked`,
  chairs: "Chairs in use",
  chairsOf: (hours: string) => `${hours} h free from now on`,
  waiting: "Waiting to confirm",
  waitingNone: "everybody has an answer",
  waitingSome: "confirm them together",
  needs: "Needs a person",
  exceptions: "Exceptions",
  look: "Look at it",
  needsNotLoaded: "Some of what may need you did not load.",
  needsNothing: "Nothing needs you",
  needsNothingText: "Money, messages and visits that need a person appear here.",
  noCards: "No card can be taken",
  noCardsText:
    "Guests can't pay when they book. Let everybody pay at the salon, or tell the person who runs the server.",
  messages: (count: number, digits: string) =>
    count === 1 ? "A message without an answer" : `${digits} messages without an answer`,
  messagesText: "Visitors wrote through the contact form.",
  answer: "Answer",
  toConfirm: (count: number, digits: string) =>
    count === 1 ? "A visit waits for a yes" : `${digits} visits wait for a yes`,
  toConfirmText: (count: number) =>
    count === 1 ? "The guest is told once you confirm." : "The guests are told once you confirm.",
  seeIt: "See it",
  seeThem: "See them",
  toHandBack: (sum: string) => `${sum} to hand back`,
  toHandBackText: (count: number, digits: string) =>
    count === 1
      ? "It waits at the desk for a guest."
      : `It waits at the desk for the guests of ${digits} visits.`,
  toArrange: (count: number, digits: string) =>
    count === 1 ? "A visit waits for a time" : `${digits} visits wait for a time`,
  toArrangeText: "Choose an hour for each on the calendar.",
  arrange: "Arrange",
  reviews: (count: number, digits: string) =>
    count === 1 ? "A review waits to be read" : `${digits} reviews wait to be read`,
  reviewsText: "It is shown once you approve it.",
  read: "Read",
  next: "Who is next",
  todayNext: "Today, who is next",
  allBookings: "All Bookings",
  nobody: "Nobody else is expected today.",
  here: "She is here",
  notSeated: "The visit did not begin",
  call: "Call",
  missed: "No-show",
  notMissed: "It was not marked as a no-show",
  missedDone: (name: string) => `${name} is marked as a no-show.`,
  undo: "Undo",
  notUndone: "The no-show was not undone",
  late: (minutes: string) => (minutes === "1" ? "1 minute late" : `${minutes} minutes late`),
  inChair: "In the chair",
  afterThat: "Then",
  /** @param count in the page's digits */
  more: (count: string) => `${count} more today`,
  until: (time: string) => `to ${time}`,
  left: (minutes: string) => `${minutes} min left`,
  overdue: "time is up",
  free: (count: number, digits: string) =>
    count === 0 ? "No free time today" : count === 1 ? "1 free time today" : `${digits} free times today`,
  freeNone: "Every master is booked or away until the day ends.",
  nothingFree: (master: string) => `${master} has no free time`,
  book: (master: string) => `Book ${master}`,
  hours: (hours: string) => `${hours} h`,
  minutes: (minutes: string) => `${minutes} min`,
  booked: "Booked",
  pressToBook: "Free: press to book",
  week: (sum: string) => `The week: ${sum} so far`,
  revenue: "Revenue",
  weekBefore: "the week before",
  notTaken: "booked today, not yet taken",
  today: "Today",
  visits: (count: number, digits: string) => (count === 1 ? "1 visit" : `${digits} visits`),
  visitsWord: (count: number) => (count === 1 ? "visit" : "visits"),
  weekTold: (day: string, sum: string, before: string) => `${day}: ${sum}, the week before ${before}`,
  practice: "How does a new salon begin?",
  practiceText:
    "Empty, with a guide of eight steps: from the address and the services to a paid booking and 'Open for booking'. Try it on a copy of its own. The demo stays as it is, and the copy is deleted when nobody has used it for half an hour.",
  practiceBegin: "Walk the first morning on an empty copy",
  practiceOpening: "Opening the copy",
  practiceFailed: "The copy did not open",
  stock: "Stock: which oils and powders are running low.",
});
