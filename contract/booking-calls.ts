import { z } from "zod";
import { Booking, BookingsQuery } from "#contract/bookings.ts";
import { byEmail, page } from "#contract/fields.ts";

/** The calls for a customer's own bookings and for everyone's. */
export const bookingCalls = {
  listUserBookings: {
    summary: "List a customer's bookings",
    description: "Newest first, up to 200 per page; follow the `Link` header to the next page.",
    params: byEmail,
    query: page,
    answer: z.array(Booking),
  },
  listBookings: {
    summary: "List bookings",
    description:
      "Newest first, or earliest visit first with `order=visit`. Up to 200 per page; follow the `Link` header to the next page.",
    query: BookingsQuery,
    answer: z.array(Booking),
  },
};
