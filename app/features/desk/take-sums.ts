import type { Booking } from "#contract/bookings.ts";
import { toCents, toDollars } from "#domain/money.ts";
import { discountByLine } from "#domain/pricing.ts";

/** Shares of the price that are offered as a tip, in percent. */
export const tipShares = [5, 10] as const;

/** A tip of so many percent of a price, in whole dollars where the price has any; never less than one. */
export function tipOf(price: number, percent: number): number {
  return Math.max(1, Math.round((price * percent) / 100));
}

const notes = [5, 10, 20, 50, 100];

/** What a guest is likely to give for a sum in cash, the least first: the sum itself, and what notes make of it. */
export function likelyGiven(sum: number): number[] {
  const rounded = notes.map((note) => Math.ceil(sum / note) * note);
  return [...new Set([sum, ...rounded])].sort((one, other) => one - other).slice(0, 4);
}

/** What is given back of what was given, in dollars; null where it is not enough. */
export function changeOf(given: number, sum: number): number | null {
  return given >= sum ? toDollars(toCents(given) - toCents(sum)) : null;
}

/** What a session pays of a visit's price, in dollars: its service, less what was taken off that for a member. */
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
