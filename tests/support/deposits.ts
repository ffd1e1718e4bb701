import { call } from "#tests/support/calls.ts";
import { pay } from "#tests/support/cards.ts";
import type { Person } from "#tests/support/people.ts";
import type { TestSalon } from "#tests/support/salon.ts";
import { bookingOf, orderOf, type Prepared, type Visit } from "#tests/support/visits.ts";

/** The salon asks customers for a share of the price, an amount of it, or all of it (null). */
export async function askFor(
  salon: TestSalon,
  owner: Person,
  deposit: { kind: "percent"; percent: number } | { kind: "amount"; amount: number } | null,
  { fullAfterNoShows = null }: { fullAfterNoShows?: number | null } = {},
): Promise<void> {
  await call(salon, "saveSalonSettings", { body: { deposit, fullAfterNoShows } }, owner);
}

/** Holds a visit's hour as the booking page does, which asks to pay the deposit unless it is told otherwise. */
export function holdInPart(
  salon: TestSalon,
  guest: Person,
  visit: Visit,
  pay: "full" | "deposit" = "deposit",
): Promise<Prepared> {
  return call(salon, "createPaymentIntent", { body: { ...orderOf(visit).body, pay } }, guest);
}

/** Holds, pays the deposit and books. */
export async function bookInPart(
  salon: TestSalon,
  guest: Person,
  visit: Visit,
): Promise<{ id: string; intentId: string }> {
  const { clientSecret } = await holdInPart(salon, guest, visit);
  const { intentId } = await pay(salon, clientSecret);
  const sent = bookingOf(guest, visit.service, intentId);
  const { insertedId } = await call(salon, "createBooking", sent, guest);
  return { id: insertedId, intentId };
}
