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
 * Finds visits that were given away: a visit that stands although the salon refunded its payment, and a visit of which
 * more was refunded than its cancellation said. Refunds that the owner makes in the provider's dashboard don't count.
 * The check of the books covers the sums of changed visits.
 * @param changed the ids of changed visits
 * @param toGift what was returned to gift cards, by the visit's id
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
