import { texts } from "#app/texts/texts.ts";

/** What happened to a visit, line by line. */
export const historyTexts = texts("historyTexts", {
  history: "History",
  title: "What happened to this visit",
  close: "Close",
  notLoaded: (why: string) => `The history did not load. ${why}`,
  by: (who: string) => `by ${who}`,
  you: "you",
  salon: "the salon",
  system: "the system",
  booked: "Booked and paid: the salon will confirm",
  bookedAtDesk: "Booked at the desk",
  arranged: (to: string) => `Time arranged: ${to}`,
  moved: (from: string, to: string) => `Moved from ${from} to ${to}`,
  movedBySalon: (from: string, to: string) => `Moved by the salon from ${from} to ${to}`,
  movedAsAsked: (from: string, to: string) => `Moved as the customer asked, from ${from} to ${to}`,
  paid: "Paid at the salon",
  takenBack: (why: string) => `Payment at the salon taken back: ${why}`,
  confirmed: "Confirmed",
  inChair: "In the chair",
  completed: "Completed",
  noShow: "Marked as missed",
  undone: "Marked as missed by mistake: confirmed again",
  cancelled: "Cancelled",
  withWhy: (what: string, why: string) => `${what}: ${why}`,
});
