import { randomUUID } from "node:crypto";
import type { Answer, Sent } from "#contract/calls.ts";
import { hourAhead } from "#tests/support/booked.ts";
import { call } from "#tests/support/calls.ts";
import { cards, pay } from "#tests/support/cards.ts";
import { hours } from "#tests/support/clock.ts";
import { askFor } from "#tests/support/deposits.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import type { TestSalon } from "#tests/support/salon.ts";
import { bookingOf, orderOf, type Prepared, serviceNamed, type Visit } from "#tests/support/visits.ts";

type Terms = Partial<Sent<"createPackage">["body"]>;

/** Five sessions of Threading for the price of four, for six months. */
export const fiveForFour = { sessions: 5, price: 24, months: 6 };

/** @returns the id of a package on sale */
export async function addPackage(salon: TestSalon, owner: Person, terms: Terms = {}): Promise<string> {
  const { _id: serviceId } = await serviceNamed(salon, "Threading");
  const body = { serviceId, ...fiveForFour, ...terms };
  return (await call(salon, "createPackage", { body }, owner)).insertedId;
}

/** Buys a package as the page does. @returns its id and the intent that paid */
export async function buyPackage(
  salon: TestSalon,
  buyer: Person,
  packageId: string,
  { price = fiveForFour.price, card = cards.good }: { price?: number; card?: string } = {},
): Promise<{ id: string; intentId: string }> {
  const order = { params: { id: packageId }, body: { price } };
  const { clientSecret } = await call(salon, "createPackagePayment", order, buyer);
  const { intentId } = await pay(salon, clientSecret, card);
  const { insertedId } = await call(
    salon,
    "createBoughtPackage",
    { body: { transactionId: intentId } },
    buyer,
  );
  return { id: insertedId, intentId };
}

/** What the desk sends to sell a package to a caller. Repeating it sells only one. */
export function saleOf(packageId: string, about: Partial<Sent<"sellPackage">["body"]> = {}) {
  const sale = { price: fiveForFour.price, method: "cash" as const, key: randomUUID() };
  const caller = { name: "Shaila Parvin", number: "01800000002" };
  return { params: { id: packageId }, body: { ...caller, ...sale, ...about } };
}

/** A bought package as its buyer sees it. */
export async function packageOf(
  salon: TestSalon,
  buyer: Person,
  id: string,
): Promise<Answer<"listMyPackages">[number]> {
  const found = (await call(salon, "listMyPackages", {}, buyer)).find(({ _id }) => _id === id);
  if (!found) throw new Error("That is not one of the buyer's packages.");
  return found;
}

/** What a browser sends to hold a visit that a session pays for. */
export function orderByPackage(visit: Visit, id: string) {
  return { body: { ...orderOf(visit).body, package: id } };
}

/** Books a visit that a session pays for. */
export async function bookWithPackage(
  salon: TestSalon,
  guest: Person,
  visit: Visit,
  id: string,
): Promise<{ id: string; prepared: Prepared }> {
  const prepared = await call(salon, "createPaymentIntent", orderByPackage(visit, id), guest);
  const { clientSecret, purchaseId } = prepared;
  const paid = clientSecret === "" ? purchaseId : (await pay(salon, clientSecret)).intentId;
  const { insertedId } = await call(salon, "createBooking", bookingOf(guest, visit.service, paid), guest);
  return { id: insertedId, prepared };
}

/** Books a Threading with a session, at least the given number of hours ahead. @returns the visit's id */
export async function bookedAhead(
  salon: TestSalon,
  guest: Person,
  id: string,
  hoursAhead: number,
): Promise<string> {
  const service = await serviceNamed(salon, "Threading");
  const { startsAt, masterIds } = await hourAhead(salon, service._id, hoursAhead);
  const visit = { service, startsAt, masterId: masterIds[0] ?? "" };
  return (await bookWithPackage(salon, guest, visit, id)).id;
}

/** Expires a bought package: its last day is the day before the tests begin. */
export async function endYesterday({ app }: TestSalon, id: string): Promise<void> {
  const ended = { last_day: "2026-11-22" };
  await app.engine.write.updateTable("bought_packages").set(ended).where("id", "=", id).execute();
}

/**
 * A visit 80 hours ahead. A session of a new package pays for a Threading, and a card for the rest: a Hair Cut for $25.
 * @param names its services
 */
export async function bookedBySession(
  salon: TestSalon,
  owner: Person,
  names: readonly string[] = ["Hair Cut & Finish", "Threading"],
) {
  await askFor(salon, owner, null);
  const guest = await addPerson(salon, { verified: true });
  const { id: packageId, intentId } = await buyPackage(salon, guest, await addPackage(salon, owner));
  const services = await Promise.all(names.map((name) => serviceNamed(salon, name)));
  const [first = "", ...others] = services.map(({ _id }) => _id);
  const serviceIds: [string, ...string[]] = [first, ...others];
  const hour = await hourAhead(salon, serviceIds, 80);
  const body = {
    price: services.reduce((sum, { price }) => sum + price, 0),
    serviceIds,
    masterIds: hour.masterIds,
    startsAt: hour.startsAt,
    package: packageId,
  };
  const thread = await serviceNamed(salon, "Threading");
  const { clientSecret, purchaseId } = await call(salon, "createPaymentIntent", { body }, guest);
  const paid = clientSecret === "" ? purchaseId : (await pay(salon, clientSecret)).intentId;
  const { insertedId: id } = await call(salon, "createBooking", bookingOf(guest, thread, paid), guest);
  await salon.drain();
  return {
    guest,
    id,
    packageId,
    intentId,
    thread,
    cut: await serviceNamed(salon, "Hair Cut & Finish"),
    facial: await serviceNamed(salon, "Turmeric Glow Facial"),
    /** The given number of hours before the visit. */
    before: (atHours: number) =>
      salon.clock.advance(Date.parse(hour.startsAt) - hours(atHours) - salon.clock.now()),
  };
}
