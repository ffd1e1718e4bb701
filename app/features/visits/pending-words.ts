import type { Booking } from "#contract/bookings.ts";

/** What of a visit was paid when it was booked, as far as what 'pending' means goes. */
export function paidPart({ paid, price }: Pick<Booking, "paid" | "price">): "all" | "deposit" | "nothing" {
  if (paid === "deposit") return "deposit";
  return paid === "unpaid" && price > 0 ? "nothing" : "all";
}
