import type { Booking } from "#contract/bookings.ts";

/** How much of a visit is paid, as far as it matters for what 'pending' means. */
export function paidPart({
  paid,
  price,
  paidAtSalon,
}: Pick<Booking, "paid" | "price" | "paidAtSalon">): "all" | "deposit" | "part" | "nothing" {
  if (paid === "deposit") return paidAtSalon === undefined ? "deposit" : "part";
  return paid === "unpaid" && price > 0 ? "nothing" : "all";
}
