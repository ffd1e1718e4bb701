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
  booked: {
    paid: "Booked and paid",
    "paid in full": "Booked and paid in full",
    "deposit paid": "Booked with a deposit paid",
    "to be paid at the salon": "Booked, to be paid at the salon",
  },
  /** Which of the salon's rules asked for it. */
  askedBy: {
    no_shows: "after missed visits",
    service: "as the service asks",
    basket: "as a visit of this price asks",
    new_guest: "on a first visit",
    member: "as a member",
    unverified: "since the address is not verified",
    unpaid_visits: "since other visits are not paid yet",
  },
  /** @param rule null where everybody pays as much */
  bookedAs: (booked: string, rule: string | null) =>
    `${booked}${rule ? `, ${rule}` : ""}: the salon will confirm`,
  bookedAtDesk: "Booked at the desk",
  arranged: (to: string) => `Time arranged: ${to}`,
  moved: (from: string, to: string) => `Moved from ${from} to ${to}`,
  movedBySalon: (from: string, to: string) => `Moved by the salon from ${from} to ${to}`,
  movedAsAsked: (from: string, to: string) => `Moved as the customer asked, from ${from} to ${to}`,
  lengthened: (minutes: number) => `Made ${minutes} minutes longer`,
  shortened: (minutes: number) => `Made ${minutes} minutes shorter`,
  changed: (names: string) => `Services changed: ${names}`,
  changedAndMoved: (what: string, to: string) => `${what}. New time: ${to}`,
  paid: "Paid at the salon",
  paidBySession: "Paid at the salon with a session of a package",
  paidByGift: "Paid at the salon with a gift card",
  tipped: "Tip written down",
  handedBack: "Handed back at the salon, since the visit got cheaper",
  takenBack: (why: string) => `Payment at the salon taken back: ${why}`,
  confirmed: "Confirmed",
  inChair: "In the chair",
  completed: "Completed",
  noShow: "Marked as missed",
  undone: "Marked as missed by mistake: confirmed again",
  cancelled: "Cancelled",
  withWhy: (what: string, why: string) => `${what}: ${why}`,
});
