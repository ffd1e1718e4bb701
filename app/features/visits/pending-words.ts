import type { Booking } from "#contract/bookings.ts";

/** What of a visit is paid, as far as what 'pending' means goes. */
export function paidPart({
  paid,
  price,
  paidAtSalon,
}: Pick<Booking, "paid" | "price" | "paidAtSalon">): "all" | "deposit" | "part" | "nothing" {
  if (paid === "deposit") return paidAtSalon === undefined ? "deposit" : "part";
  return paid === "unpaid" && price > 0 ? "nothing" : "all";
}
