import { type BrowserContext, expect } from "@playwright/test";
import { anika, tokenOf } from "#tests/e2e/support/people.ts";

/** Dashboard pages for everyone who is signed in. */
export const accountPlaces = [
  "/dashboard/userHome",
  "/dashboard/packages",
  "/dashboard/myBookings",
  "/dashboard/addReview",
  "/dashboard/profile",
  "/dashboard/settings",
  "/dashboard/membership",
  "/dashboard/giveGiftCard",
];

/** Dashboard pages for admins. */
export const adminPlaces = [
  "/dashboard/adminHome",
  "/dashboard/service",
  "/dashboard/manageBookings",
  "/dashboard/calendar",
  "/dashboard/guests",
  "/dashboard/waitingList",
  "/dashboard/revenue",
  "/dashboard/figures",
  "/dashboard/giftCards",
  "/dashboard/dailyClose",
  "/dashboard/exceptions",
  "/dashboard/deliveries",
  "/dashboard/site",
  "/dashboard/managePackages",
  "/dashboard/portfolio",
  "/dashboard/users",
  "/dashboard/offers",
  "/dashboard/programs",
  "/dashboard/mastersAndHours",
  "/dashboard/messages",
  "/dashboard/reviews",
  "/dashboard/salon",
];

export const publicPlaces = [
  "/",
  "/services",
  "/membership",
  "/contact",
  "/login",
  "/singup",
  "/forgot-password",
  "/reset-password",
  "/verify-email",
  "/unsubscribe",
  "/privacy",
  "/terms",
  "/offline",
];

/** The booking page of one service, and the receipt of one of Anika's visits. Anika is signed in. */
export async function placesOfVisits(context: BrowserContext): Promise<string[]> {
  const headers = { authorization: `Bearer ${await tokenOf(context, anika.email)}` };
  const list = async (path: string): Promise<{ _id: string; transactionId?: string }[]> =>
    (await context.request.get(path, { headers })).json();
  const [services, visits] = await Promise.all([list("/api/services"), list(`/api/bookings/${anika.email}`)]);
  const paid = visits.find(({ transactionId }) => transactionId?.startsWith("pi_"));
  expect(paid).toBeDefined();
  return [`/dashboard/bookingAppointment/${services[0]?._id}`, `/dashboard/receipts/${paid?._id}`];
}
