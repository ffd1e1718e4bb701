import type { Booking } from "#contract/bookings.ts";
import { toCents, toDollars } from "#domain/money.ts";
import { discountByLine } from "#domain/pricing.ts";

/** The shares of the price offered as a tip, in percent. */
export const tipShares = [5, 10] as const;

/** A tip of `percent` of a price, rounded to whole dollars, at least one. */
export function tipOf(price: number, percent: number): number {
  return Math.max(1, Math.round((price * percent) / 100));
}

const notes = [5, 10, 20, 50, 100];

/** Likely amounts of cash for a sum, the smallest first: the sum itself, and the sum rounded up to notes. */
export function likelyGiven(sum: number): number[] {
  const rounded = notes.map((note) => Math.ceil(sum / note) * note);
  return [...new Set([sum, ...rounded])].sort((one, other) => one - other).slice(0, 4);
}

/** The change, in dollars; null if too little was given. */
export function changeOf(given: number, sum: number): number | null {
  return given >= sum ? toDollars(toCents(given) - toCents(sum)) : null;
}

/** What a session pays of a visit's price, in dollars: the price of its service, less the member's discount on it. */
export function paidBySession(
  { items, discountOf }: Pick<Booking, "items" | "discountOf">,
  serviceId: string,
): number {
  const lines = items.map((item) => ({
    serviceId: item.serviceId,
    name: item.service_name,
    priceCents: toCents(item.price),
  }));
  const off = discountByLine(lines, discountOf?.kind === "member" ? discountOf : null);
  const at = lines.findIndex((line) => line.serviceId === serviceId);
  return toDollars((lines[at]?.priceCents ?? 0) - (off[at] ?? 0));
}
