import { call } from "#tests/support/calls.ts";
import { hours } from "#tests/support/clock.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import type { TestSalon } from "#tests/support/salon.ts";
import {
  book,
  freeHours,
  type Prepared,
  type Slot,
  serviceNamed,
  type Visit,
} from "#tests/support/visits.ts";

/** A paid Threading for $6 that begins at least the given number of hours after the salon's current time. */
export async function bookAhead(
  salon: TestSalon,
  atLeastHours: number,
): Promise<{ guest: Person; visit: Visit; id: string; intentId: string }> {
  const guest = await addPerson(salon, { verified: true });
  const service = await serviceNamed(salon, "Threading");
  const hour = await hourAhead(salon, service._id, atLeastHours);
  const visit = { service, masterId: hour.masterIds[0] ?? "", startsAt: hour.startsAt };
  const { bookingId, paid } = await book(salon, guest, visit);
  await salon.drain();
  return { guest, visit, id: bookingId, intentId: paid.intentId };
}

/** A held Threading that is not paid. */
export async function holdAhead(salon: TestSalon, guest: Person): Promise<Prepared> {
  const service = await serviceNamed(salon, "Threading");
  const { startsAt } = await hourAhead(salon, service._id, 60);
  const body = { price: service.price, serviceIds: [service._id], masterId: "any", startsAt };
  return await call(salon, "createPaymentIntent", { body }, guest);
}

/** A free hour for one or several services, at least the given number of hours after the salon's current time. */
export async function hourAhead(
  salon: TestSalon,
  services: string | [string, ...string[]],
  atLeastHours: number,
): Promise<Slot> {
  const from = salon.clock.now() + hours(atLeastHours);
  const found = (await freeHours(salon, typeof services === "string" ? [services] : services)).find(
    ({ startsAt }) => Date.parse(startsAt) >= from,
  );
  if (!found) throw new Error("The salon has no free hour then.");
  return found;
}

/** Another free start with a visit's master, at least five days ahead. */
export async function otherStart(salon: TestSalon, { service, masterId }: Visit): Promise<string> {
  const from = salon.clock.now() + hours(120);
  const free = await freeHours(salon, [service._id], masterId);
  const found = free.find(({ startsAt }) => Date.parse(startsAt) >= from);
  if (!found) throw new Error("The master has no free hour then.");
  return found.startsAt;
}

export function cancelVisit(
  salon: TestSalon,
  id: string,
  as: Person,
  body: { reason?: string; by?: "customer" | "salon" } = {},
) {
  return call(salon, "cancelBooking", { params: { id }, body }, as);
}

/** Mails about a visit that one person got, except the confirmation of the booking and its receipt. */
export async function mailsTo(salon: TestSalon, { email }: Person): Promise<string[]> {
  const aboutBooking = /^Message-ID: <(received|receipt)\./m;
  return (await salon.mails()).filter((mail) => mail.includes(`\nTo: ${email}`) && !aboutBooking.test(mail));
}
