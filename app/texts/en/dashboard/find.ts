import { texts } from "#app/texts/texts.ts";

/** The search of the top bar. */
export const findTexts = texts("findTexts", {
  find: "Find a guest or a booking",
  part: "Name, number or address",
  hint: "Any part of it is enough.",
  choices: "Guests and bookings",
  found: (guests: number, bookings: number) =>
    `${guests === 1 ? "1 guest" : `${guests} guests`}, ${bookings === 1 ? "1 booking" : `${bookings} bookings`}`,
  nothing: (typed: string) => `No guest and no booking found for “${typed}”.`,
  allBookings: (typed: string) => `All bookings with “${typed}”`,
  allGuests: (typed: string) => `All guests with “${typed}”`,
  bookFor: (typed: string) => `New booking for “${typed}”`,
  booking: "Booking",
  toArrange: "to be arranged",
  notLoaded: (why: string) => `The search did not work. ${why}`,
});
