import type { Answer } from "#contract/calls.ts";
import { call } from "#tests/support/calls.ts";
import { type Paid, pay } from "#tests/support/cards.ts";
import type { Person } from "#tests/support/people.ts";
import type { TestSalon } from "#tests/support/salon.ts";

export type Service = Answer<"readService">;
export type Slot = Answer<"readAvailability">["days"][number]["slots"][number];
export type Prepared = Answer<"createPaymentIntent">;

export async function serviceNamed(salon: TestSalon, name: string): Promise<Service> {
  const service = (await call(salon, "listServices", {})).find((one) => one.service_name === name);
  if (!service) throw new Error(`The salon has no ${name}.`);
  return service;
}

/** Hours that can be claimed within the salon's next weeks, earliest first. */
export async function freeHours(
  salon: TestSalon,
  serviceIds: [string, ...string[]],
  masterId = "any",
): Promise<Slot[]> {
  const { days } = await call(salon, "readAvailability", {
    query: { service: serviceIds, master: masterId, from: "2026-11-24", to: "2026-12-20" },
  });
  return days.flatMap((day) => day.slots);
}

export interface Visit {
  service: Service;
  masterId: string;
  startsAt: string;
}

/** A visit that nobody has claimed yet, with its first master by name. */
export async function freeVisit(salon: TestSalon, serviceName = "Threading"): Promise<Visit> {
  const service = await serviceNamed(salon, serviceName);
  const [hour] = await freeHours(salon, [service._id]);
  const masterId = hour?.masterIds[0];
  if (!hour || !masterId) throw new Error(`The salon has no free hour for ${serviceName}.`);
  return { service, masterId, startsAt: hour.startsAt };
}

/** What a browser sends to hold a visit's hour and prepare its payment. */
export function orderOf({ service, masterId, startsAt }: Visit) {
  return {
    body: {
      price: service.price,
      serviceIds: [service._id],
      masterId,
      startsAt,
      name: "Nadia Rahman",
      number: "01700000001",
    },
  };
}

export function hold(salon: TestSalon, guest: Person, visit: Visit): Promise<Prepared> {
  return call(salon, "createPaymentIntent", orderOf(visit), guest);
}

/** Pays the price of a service without saying what for, as a client does that only knows the specification. */
export async function payPriceAlone(
  salon: TestSalon,
  guest: Person,
  { price }: Pick<Service, "price">,
): Promise<Paid> {
  const { clientSecret } = await call(salon, "createPaymentIntent", { body: { price } }, guest);
  return await pay(salon, clientSecret);
}

/** What a browser sends once the card has been charged, as the specification defines it. */
export function bookingOf(guest: Person, service: Pick<Service, "service_name" | "price">, paid: string) {
  return {
    body: {
      name: "Nadia Rahman",
      email: guest.email,
      number: "01700000001",
      service_name: service.service_name,
      price: service.price,
      date: "2026-11-23T08:00:00.000Z",
      transactionId: paid,
      status: "pending",
    },
  };
}

/** Holds, pays and books a visit. */
export async function book(
  salon: TestSalon,
  guest: Person,
  visit: Visit,
): Promise<{ bookingId: string; paid: Paid; prepared: Prepared }> {
  const prepared = await hold(salon, guest, visit);
  const paid = await pay(salon, prepared.clientSecret);
  const sent = bookingOf(guest, visit.service, paid.intentId);
  const { insertedId } = await call(salon, "createBooking", sent, guest);
  return { bookingId: insertedId, paid, prepared };
}

/** Whether an hour with its master is still offered to visitors. */
export async function isOffered(salon: TestSalon, { service, masterId, startsAt }: Visit): Promise<boolean> {
  const hours = await freeHours(salon, [service._id], masterId);
  return hours.some((hour) => hour.startsAt === startsAt);
}

/** A person's bookings, as that person sees them. */
export function bookingsOf(salon: TestSalon, guest: Person): Promise<Answer<"listUserBookings">> {
  return call(salon, "listUserBookings", { params: { email: guest.email } }, guest);
}
