import { texts } from "#app/texts/texts.ts";

/** Booking a visit again: once, or several in a row. */
export const rowTexts = texts("rowTexts", {
  duplicate: "Duplicate",
  repeat: "Repeat",
  title: (name: string) => `Book ${name} again`,
  first: "First visit",
  time: "Time",
  every: "Repeat",
  weeks: (count: number) => (count === 1 ? "Every week" : `Every ${count} weeks`),
  visits: "Visits",
  count: (count: number) => (count === 1 ? "1 visit" : `${count} visits`),
  checking: "Checking the dates…",
  notChecked: (why: string) => `The dates were not checked. ${why}`,
  toSettle: (visits: number, open: number) =>
    open === 0
      ? visits === 1
        ? "It fits"
        : `${visits} visits, all settled`
      : `${visits === 1 ? "1 visit" : `${visits} visits`}, ${open} to settle`,
  fits: "fits",
  ways: (when: string) => `Instead of ${when}`,
  skip: "Skip",
  total: (visits: string, money: string) => `${visits}, ${money}, paid at each visit`,
  nothing: "No visit is left. Choose another hour for one of them.",
  book: (count: number) => (count === 1 ? "Book 1 visit" : `Book ${count} visits`),
  leave: "Discard",
  booking: "Booking",
  notBooked: "Nothing is booked",
  pressAgain: "The visits may or may not be booked. Press the button again: none will be booked twice.",
  booked: (count: number, name: string) =>
    `${count === 1 ? "1 visit" : `${count} visits`} booked for ${name}`,
});
