import { randomUUID } from "node:crypto";
import type { OfferTerms } from "#contract/offers.ts";
import { hourAhead } from "#tests/support/booked.ts";
import { call } from "#tests/support/calls.ts";
import { pay } from "#tests/support/cards.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import type { TestSalon } from "#tests/support/salon.ts";
import { bookingOf, orderOf, type Prepared, serviceNamed, type Visit } from "#tests/support/visits.ts";

/** An unlimited offer of ten percent for everybody. */
export const tenPercent: OfferTerms = {
  off: { kind: "percent", percent: 10 },
  from: null,
  until: null,
  serviceIds: null,
  firstVisitOnly: false,
  mostUses: null,
  mostUsesEach: null,
};

/** @returns the offer's id and its unique code */
export async function addOffer(
  salon: TestSalon,
  terms: Partial<OfferTerms> = {},
): Promise<{ id: string; code: string; owner: Person }> {
  const owner = await addPerson(salon, { role: "admin" });
  const code = `E${randomUUID().slice(0, 8).toUpperCase()}`;
  const body = { ...tenPercent, ...terms, code };
  const { insertedId: id } = await call(salon, "createOffer", { body }, owner);
  return { id, code, owner };
}

/** Like `orderOf`, with a code. */
export function orderWith(code: string, visit: Visit) {
  return { body: { ...orderOf(visit).body, code } };
}

/** Holds a visit at the price with a code. */
export function holdWith(salon: TestSalon, guest: Person, code: string, visit: Visit): Promise<Prepared> {
  return call(salon, "createPaymentIntent", orderWith(code, visit), guest);
}

/** Books a Threading for $6 with a code, at least the given number of hours from now. */
export async function bookWithCode(salon: TestSalon, { code }: { code: string }, hoursAhead = 60) {
  const guest = await addPerson(salon);
  const service = await serviceNamed(salon, "Threading");
  const hour = await hourAhead(salon, service._id, hoursAhead);
  const visit = { service, masterId: hour.masterIds[0] ?? "", startsAt: hour.startsAt };
  const { clientSecret, purchaseId, total } = await holdWith(salon, guest, code, visit);
  const paidBy = clientSecret === "" ? purchaseId : (await pay(salon, clientSecret)).intentId;
  const sent = bookingOf(guest, { ...service, price: total }, paidBy);
  const { insertedId: id } = await call(salon, "createBooking", sent, guest);
  return { id, guest, code };
}

/** How many bookings and holds use an offer. */
export async function usesOf(salon: TestSalon, { id, owner }: { id: string; owner: Person }) {
  const listed = await call(salon, "listOffers", {}, owner);
  const { booked, held } = listed.find(({ _id }) => _id === id) ?? { booked: NaN, held: NaN };
  return { booked, held };
}
