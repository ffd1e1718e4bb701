import { z } from "zod";
import { Booking, BookingsQuery } from "#contract/bookings.ts";
import { email, page } from "#contract/fields.ts";

const byEmail = z.strictObject({ email });

/** A customer's own bookings, and everybody's. */
export const bookingCalls = {
  listUserBookings: {
    summary: "One person's bookings, the newest first, 200 at most; the Link header leads on",
    params: byEmail,
    query: page,
    answer: z.array(Booking),
  },
  listBookings: {
    summary: "Bookings, the newest first, 200 at most; the Link header leads on",
    query: BookingsQuery,
    answer: z.array(Booking),
  },
};
