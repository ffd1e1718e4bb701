import { texts } from "#app/texts/texts.ts";

/** Everybody's bookings, as the front desk looks for them. */
export const manageBookingsTexts = texts("manageBookingsTexts", {
  filter: "Filter bookings",
  date: "Date",
  master: "Master",
  allMasters: "All masters",
  status: "Status",
  allStatuses: "All statuses",
  days: {
    "": "Any day",
    today: "Today",
    tomorrow: "Tomorrow",
    week: "Next 7 days",
    dates: "Choose dates",
  },
  firstDay: "First day",
  lastDay: "Last day",
  search: "Search",
  searchHint: "Email, mobile or TransactionId",
  fileNotMade: "The file was not made",
  noneLikeThat: "No booking like that",
  lookForLess: "Look for less: fewer words, another day, all masters.",
  showAll: "Show all bookings",
  noneYet: "No bookings yet",
  noneYetText: "The first one appears here once it is paid.",
  count: (count: number, sum: string) => `${count === 1 ? "1 booking" : `${count} bookings`}, ${sum}`,
  allBookings: "All bookings",
  shown: (first: number, last: number, count: number) => `${first} to ${last} of ${count}`,
  open: "open",
});
