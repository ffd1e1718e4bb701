import type { Deposit } from "#contract/deposits.ts";
import type { SalonSettings } from "#contract/settings.ts";
import { call } from "#tests/support/calls.ts";
import { pay } from "#tests/support/cards.ts";
import type { Person } from "#tests/support/people.ts";
import type { TestSalon } from "#tests/support/salon.ts";
import { bookingOf, orderOf, type Prepared, type Visit } from "#tests/support/visits.ts";

type Rules = SalonSettings["depositRules"];

/**
 * Sets what the salon asks customers to pay when they book: a share of the price, an amount, nothing, or everything
 * (null).
 */
export async function askFor(
  salon: TestSalon,
  owner: Person,
  deposit: Deposit | null,
  { fullAfterNoShows = null, ...rules }: Partial<Rules> & { fullAfterNoShows?: number | null } = {},
): Promise<void> {
  const depositRules = { above: null, newGuests: null, members: null, ...rules };
  await call(salon, "saveSalonSettings", { body: { deposit, depositRules, fullAfterNoShows } }, owner);
}

/** Holds a visit's hour as the booking page does. It asks to pay the deposit unless told otherwise. */
export function holdInPart(
  salon: TestSalon,
  guest: Person,
  visit: Visit,
  pay: "full" | "deposit" = "deposit",
): Promise<Prepared> {
  return call(salon, "createPaymentIntent", { body: { ...orderOf(visit).body, pay } }, guest);
}

/** Holds and books a visit that is paid at the salon. @returns its id */
export async function bookAtSalon(salon: TestSalon, guest: Person, visit: Visit): Promise<string> {
  const { purchaseId } = await holdInPart(salon, guest, visit);
  const sent = bookingOf(guest, visit.service, purchaseId);
  return (await call(salon, "createBooking", sent, guest)).insertedId;
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
