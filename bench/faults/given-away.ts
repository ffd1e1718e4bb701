import type { Refund } from "./cards-lists.ts";
import type { Promises } from "./guest.ts";

/** A visit that was bought on the site. */
interface Bought {
  id: string;
  intent: string;
  state: string;
  purchase: string | null;
}

/**
 * Visits that were given away: one that stands, and whose payment the salon itself gave back, and one of which more went back than
 * its cancellation said. What the owner gives back in the provider's dashboard is the owner's to give. Visits that were
 * changed are held to their sums by the check of the books.
 * @param changed the ids of those @param toGift what went back to gift cards, by the visit's id
 */
export function judgeGivenAway(
  bookings: readonly Bought[],
  refunds: readonly Refund[],
  {
    changed,
    toGift,
    cancelled,
  }: { changed: ReadonlySet<string>; toGift: ReadonlyMap<string | null, number> } & Pick<
    Promises,
    "cancelled"
  >,
): string[] {
  const back = new Map<string, number>();
  for (const { payment_intent: intent, amount, status, metadata } of refunds) {
    const isOurs = metadata.shiuli_refund !== undefined && status !== "failed" && status !== "canceled";
    if (isOurs) back.set(intent, (back.get(intent) ?? 0) + amount);
  }
  return bookings.flatMap(({ id, intent, state, purchase }) => {
    const cents = back.get(intent) ?? 0;
    if (cents === 0 || purchase === null || changed.has(id)) return [];
    if (state !== "cancelled") return [`visit ${id} is ${state}, and ${cents} cents of it went back`];
    const promised = cancelled.get(id);
    if (promised === undefined || cents <= promised - (toGift.get(id) ?? 0)) return [];
    return [`visit ${id} promised ${promised} cents back, and ${cents} went to its card`];
  });
}
